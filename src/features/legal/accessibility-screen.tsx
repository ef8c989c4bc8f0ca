import { useTranslation } from '#i18n/use-translation.ts';
import { accessibilityStatement } from '#domain/public/accessibility-statement.ts';
import { Link } from '#ui/actions/link.tsx';
import { Prose } from '#ui/content/prose.tsx';
import { Page } from '#ui/layout/page.tsx';
import { Section } from '#ui/layout/section.tsx';
import { Contact } from './contact.tsx';
import { useLegalValues } from './use-legal-values.ts';

const parts = ['service', 'standard', 'offers', 'tested', 'gaps', 'complaint'] as const;

/** The accessibility statement. Its parts are short and stand open: nobody has to find out how to unfold them. */
export function AccessibilityScreen() {
  const { t } = useTranslation('accessibility');
  const { company, day } = useLegalValues();
  const { updated, standard, answerDays, authority } = accessibilityStatement;
  const values = {
    ...standard,
    answerDays,
    authorityPhone: authority.phoneDisplay,
    authorityAddress: authority.address,
  };

  return (
    <Page title={t('title')} lead={t('lead')} width="text">
      <p>{t('updated', { date: day(updated) })}</p>
      {parts.map((part) => (
        <Section key={part} title={t(`${part}.title`)}>
          <Prose blocks={t(`${part}.body`, { returnObjects: true, ...values })} />
          {part === 'complaint' ? (
            <Link href={authority.complaints}>{t('complaint.link', { site: authority.complaintsDisplay })}</Link>
          ) : null}
        </Section>
      ))}
      <Contact
        title={t('contact-title')}
        text={t('contact-text')}
        phone={t('contact-phone')}
        mail={t('contact-mail', company)}
      />
    </Page>
  );
}
