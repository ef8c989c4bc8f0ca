import { useTranslation } from '#i18n/use-translation.ts';
import type { ServiceId } from '#domain/requests/prices.ts';
import { Quote } from '#ui/content/quote.tsx';
import { sampleStories } from './sample-stories.ts';

/** One example, marked as such. */
export function Story({ service }: { readonly service: ServiceId }) {
  const { t } = useTranslation('landing');
  return (
    <Quote by={t('story-who', sampleStories[service])} note={t('story-example')}>
      {t(`${service}-story`)}
    </Quote>
  );
}
