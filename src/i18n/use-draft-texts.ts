import { useTranslation } from './use-translation.ts';
import { deviceClock } from '#lib/clock.ts';
import { formatMoment } from './format-moment.ts';
import { useLanguage } from './use-language.ts';

/** Returns the texts of the notice that a draft was restored. @returns null when nothing was restored. */
export function useDraftTexts(restoredAt: number | null) {
  const { t } = useTranslation('common');
  const language = useLanguage();
  if (restoredAt === null) return null;
  return {
    text: t('draft-restored', { moment: formatMoment(new Date(restoredAt), deviceClock.now(), language) }),
    restart: t('draft-restart'),
    question: {
      title: t('draft-restart-title'),
      text: t('draft-restart-text'),
      confirm: t('draft-restart-confirm'),
      back: t('draft-restart-back'),
    },
  };
}
