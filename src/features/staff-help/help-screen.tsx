import { useTranslation } from '#i18n/use-translation.ts';
import { type HelpChapter, helpChapters, helpPicturePath, helpPictureSize } from '#domain/staff/help-chapters.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { appVersion } from '#lib/device/app-version.ts';
import { Link } from '#ui/actions/link.tsx';
import { Picture } from '#ui/content/picture.tsx';
import { Prose } from '#ui/content/prose.tsx';
import { Page } from '#ui/layout/page.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Section } from '#ui/layout/section.tsx';

const anchorOf = (chapter: HelpChapter): string => `help-${chapter}`;

/** What a new staff member reads in ten minutes. */
export function HelpScreen() {
  const { t } = useTranslation('help');
  const language = useLanguage();
  return (
    <Page title={t('title')} lead={t('lead')}>
      <nav aria-label={t('contents')}>
        <Row>
          {helpChapters.map((chapter) => (
            <Link key={chapter} href={`#${anchorOf(chapter)}`}>
              {t(`chapters.${chapter}.title`)}
            </Link>
          ))}
        </Row>
      </nav>
      {helpChapters.map((chapter) => (
        <Section key={chapter} id={anchorOf(chapter)} title={t(`chapters.${chapter}.title`)}>
          <Prose blocks={t(`chapters.${chapter}.body`, { returnObjects: true })} />
          <Picture
            src={helpPicturePath(chapter, language)}
            alt={t(`chapters.${chapter}.picture`)}
            {...helpPictureSize}
          />
        </Section>
      ))}
      {appVersion !== null && <p>{t('version', { version: appVersion })}</p>}
    </Page>
  );
}
