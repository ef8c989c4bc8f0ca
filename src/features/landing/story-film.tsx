import { useTranslation } from '#i18n/use-translation.ts';
import { nameOfLanguage } from '#i18n/languages.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Disclosure } from '#ui/layout/disclosure.tsx';
import { Film } from '#ui/content/film.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Section } from '#ui/layout/section.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { filmSteps } from './film-captions.ts';

/** The steps from request to invoice, as a film with captions and as text. */
export function StoryFilm() {
  const { t } = useTranslation('landing');
  const language = useLanguage();
  return (
    <Section title={t('film-title')} lead={t('film-silent')}>
      <Film
        poster="/film/poster.svg"
        sources={[
          { src: '/film/madelief.webm', type: 'video/webm' },
          { src: '/film/madelief.mp4', type: 'video/mp4' },
        ]}
        captions={{ src: `/film/${language}.vtt`, language, label: nameOfLanguage(language) }}
        label={t('film-title')}
        play={t('film-play')}
        failure={
          <Notice kind="warning" announce="status">
            <p>{t('film-failed')}</p>
          </Notice>
        }
      />
      <Disclosure question={t('film-words')}>
        <Stack as="ol" gap="close">
          {filmSteps.map((step) => (
            <li key={step}>{t(step)}</li>
          ))}
        </Stack>
      </Disclosure>
    </Section>
  );
}
