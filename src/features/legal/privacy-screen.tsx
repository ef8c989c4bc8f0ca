import { useTranslation } from '#i18n/use-translation.ts';
import { privacyPolicy } from '#domain/public/retention.ts';
import { terms } from '#domain/public/terms.ts';
import { Articles } from '#ui/content/articles.tsx';
import { Link, LinkButton } from '#ui/actions/link.tsx';
import { Page } from '#ui/layout/page.tsx';
import { Prose } from '#ui/content/prose.tsx';
import { Section } from '#ui/layout/section.tsx';
import { Contact } from './contact.tsx';
import { privacyAnchors } from './privacy-anchors.ts';
import { useLegalValues } from './use-legal-values.ts';
import { useRevealedArticle } from './use-revealed-article.ts';

const names = Object.keys(privacyAnchors) as readonly (keyof typeof privacyAnchors)[];

export interface PrivacyScreenProps {
  readonly termsHref: string;
  /** The page on which anybody asks for the own data. */
  readonly ownDataHref: string;
}

/** The privacy policy. */
export function PrivacyScreen({ termsHref, ownDataHref }: PrivacyScreenProps) {
  const { t } = useTranslation('privacy');
  const { company, day } = useLegalValues();
  useRevealedArticle();
  const { version, updated, ...years } = privacyPolicy;
  const values = { ...company, ...years, minimumAge: terms.minimumAge };

  return (
    <Page title={t('title')} lead={t('lead')} width="text">
      <p>{t('version', { version, date: day(updated) })}</p>
      <Section title={t('articles-title')}>
        <Articles
          all={{ open: t('open-all'), close: t('close-all') }}
          articles={names.map((name, index) => ({
            id: privacyAnchors[name],
            heading: t('article-name', { number: index + 1, title: t(`articles.${name}.title`) }),
            content: <Prose blocks={t(`articles.${name}.body`, { returnObjects: true, ...values })} />,
          }))}
        />
      </Section>
      <LinkButton href={ownDataHref}>{t('to-own-data')}</LinkButton>
      <Contact
        title={t('contact-title')}
        text={t('contact-text')}
        phone={t('contact-phone')}
        mail={t('contact-mail', company)}
      />
      <Link href={termsHref}>{t('to-terms')}</Link>
    </Page>
  );
}
