import type { ReactNode } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { terms } from '#domain/public/terms.ts';
import { Articles } from '#ui/content/articles.tsx';
import { Link } from '#ui/actions/link.tsx';
import { Page } from '#ui/layout/page.tsx';
import { Prose } from '#ui/content/prose.tsx';
import { Section } from '#ui/layout/section.tsx';
import { Contact } from './contact.tsx';
import { LateFeeExamples } from './late-fee-examples.tsx';
import { PriceList } from './price-list.tsx';
import { attachmentAnchors, termsAnchors } from './terms-anchors.ts';
import { useLegalValues } from './use-legal-values.ts';
import { useRevealedArticle } from './use-revealed-article.ts';
import { useTermsValues } from './use-terms-values.ts';

type ArticleName = keyof typeof termsAnchors;

const names = Object.keys(termsAnchors) as readonly ArticleName[];

/** The attachments that the articles refer to: prices, late fees, the withdrawal form. */
function Attachments({ values }: { readonly values: ReturnType<typeof useTermsValues> }) {
  const { t } = useTranslation('terms');
  return (
    <Section title={t('attachments-title')}>
      <Articles
        articles={[
          {
            id: attachmentAnchors.prices,
            heading: t('attachment-prices'),
            content: (
              <>
                <p>{t('attachment-prices-text')}</p>
                <PriceList />
              </>
            ),
          },
          {
            id: attachmentAnchors.lateFees,
            heading: t('attachment-late-fees'),
            content: (
              <>
                <p>{t('attachment-late-fees-text', values)}</p>
                <LateFeeExamples />
              </>
            ),
          },
          {
            id: attachmentAnchors.withdrawalForm,
            heading: t('attachment-withdrawal'),
            content: (
              <>
                <p>{t('attachment-withdrawal-text')}</p>
                <Prose blocks={[t('withdrawal-form', { returnObjects: true, ...values })]} />
              </>
            ),
          },
        ]}
      />
    </Section>
  );
}

/** The terms and conditions. */
export function TermsScreen({ privacyHref }: { readonly privacyHref: string }) {
  const { t } = useTranslation('terms');
  const { day } = useLegalValues();
  const values = useTermsValues();
  useRevealedArticle();
  /** The link at the end of an article. */
  const links: Partial<Record<ArticleName, ReactNode>> = {
    price: <Link href={`#${attachmentAnchors.prices}`}>{t('to-prices')}</Link>,
    payment: <Link href={`#${attachmentAnchors.lateFees}`}>{t('to-late-fees')}</Link>,
    withdrawal: <Link href={`#${attachmentAnchors.withdrawalForm}`}>{t('to-withdrawal-form')}</Link>,
    law: <Link href={privacyHref}>{t('to-privacy')}</Link>,
  };

  return (
    <Page title={t('title')} lead={t('lead')} width="text">
      <p>{t('version', { version: terms.version, date: day(terms.updated) })}</p>
      <Section title={t('articles-title')}>
        <Articles
          all={{ open: t('open-all'), close: t('close-all') }}
          articles={names.map((name, index) => ({
            id: termsAnchors[name],
            heading: t('article-name', { number: index + 1, title: t(`articles.${name}.title`) }),
            content: (
              <>
                <Prose blocks={t(`articles.${name}.body`, { returnObjects: true, ...values })} />
                {links[name]}
              </>
            ),
          }))}
        />
      </Section>
      <Contact
        title={t('contact-title')}
        text={t('contact-text')}
        phone={t('contact-phone')}
        mail={t('contact-mail', values)}
        address={t('contact-address', values)}
      />
      <Attachments values={values} />
    </Page>
  );
}
