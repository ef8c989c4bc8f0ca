import { useTranslation } from '#i18n/use-translation.ts';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { sendsWhenClosed } from '#lib/device/background-sync.ts';
import { deviceClock } from '#lib/clock.ts';
import { formatWeekdayAndDay } from '#shared/days/day-words.ts';
import { useUsualPriceText } from '../usual-price.tsx';
import type { Given, Part } from './conversation.ts';
import { type AgainWords, useAgainWords } from './use-again-words.ts';
import { useGivenWords } from './use-given-words.ts';

export interface MessageTexts {
  readonly ofGiven: (given: Given) => string;
  readonly ofPart: (part: Part) => readonly string[];
  readonly dateExample: AgainWords['dateExample'];
}

/** What is always said with the same texts. */
const fixedTexts = {
  greeting: ['greeting'],
  summary: ['summary'],
  'profile-missing': ['profile-missing'],
  sending: ['sending'],
  retrying: ['retrying', 'follow'],
  sent: ['sent', 'follow'],
  received: ['received', 'follow'],
  refused: ['refused'],
  keep: ['keep'],
  confirm: ['said-confirm'],
} as const;

/** What was said, in the language of the screen. */
export function useMessageTexts(acting: ActingFor): MessageTexts {
  const { t } = useTranslation(['chat', 'errors']);
  const language = useLanguage();
  const now = deviceClock.now();
  const { ofGiven, noted } = useGivenWords(acting, now);
  const sayUsualPrice = useUsualPriceText();
  const { ofReasons, dateExample } = useAgainWords(now);

  function ofPart(part: Part): readonly string[] {
    switch (part.says) {
      case 'question':
        return [t(`question-${part.step}`)];
      case 'noted':
        return [noted(part.given)];
      case 'price':
        return [sayUsualPrice(part.service)];
      case 'again':
        return ofReasons(part);
      case 'day-expired':
        return [t('day-expired', { day: formatWeekdayAndDay(part.day, language) })];
      case 'submit-failed':
        return [
          t('submit-failed'),
          ...(part.notKept ? [t('failed-storage')] : []),
          t(`errors:${part.code}`),
          t('failed-kept'),
        ];
      case 'answer':
        // An empty field means no special wishes; words alone would leave the bubble empty.
        return [part.words?.trim() ? part.words : ofGiven(part.given)];
      case 'unclear':
        return [part.words];
      case 'change':
        return [t(`change-${part.step}`)];
      case 'saved':
        return [t(sendsWhenClosed() ? 'saved' : 'saved-open'), t('follow')];
      default:
        return fixedTexts[part.says].map((key) => t(key));
    }
  }

  return { ofGiven, ofPart, dateExample };
}
