import { useTranslation } from '#i18n/use-translation.ts';
import type { CommandAuditEntry, HistoryEntry } from '#domain/documents/bookkeeping.ts';
import { readRequestStatus } from '#domain/requests/request-status.ts';
import { formatEuro } from '#i18n/format-euro.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { formatVisitTime } from '#shared/days/day-words.ts';
import { useToday } from '#shared/days/use-today.ts';
import { useDurationWords } from '#shared/requests/use-price-words.ts';
import { useActorWords } from '#shared/staff/use-actor-words.ts';
import { useEntryWords } from '#shared/staff/use-change-words.ts';

export interface HistoryWords {
  readonly what: string;
  /** What it came to; empty when there is nothing to say. */
  readonly details: string;
  /** null where the log does not say. */
  readonly who: string | null;
}

type Facts = CommandAuditEntry['after'];

/** The value of the first visit's fact with this name; undefined when it did not change. */
function factOf(facts: Facts, name: string): string | number | null | undefined {
  const key = Object.keys(facts).find((each) => each === name || each.endsWith(`.${name}`));
  return key === undefined ? undefined : facts[key];
}

function useDetails(students: ReadonlyMap<string, string>): (entry: CommandAuditEntry) => string {
  const { t } = useTranslation('file');
  const language = useLanguage();
  const today = useToday();
  const duration = useDurationWords();
  return ({ action, before, after }) => {
    const price = after['quote.cents_per_hour'];
    const minutes = factOf(after, 'minutes');
    const [date, start] = [factOf(after, 'date'), factOf(after, 'start')];
    const student = factOf(after, 'student') ?? factOf(before, 'student');
    const time = typeof date === 'string' || typeof start === 'string';
    return [
      action === 'send-quote' && typeof price === 'number'
        ? t('per-hour', { price: formatEuro(price, language) })
        : null,
      action === 'move-visit' && time
        ? [typeof date === 'string' ? formatVisitTime(date, '', today, language) : null, start]
            .filter(Boolean)
            .join(' ')
        : null,
      (action === 'send-quote' || action === 'move-visit') && typeof minutes === 'number' ? duration(minutes) : null,
      typeof student === 'string' ? (students.get(student) ?? null) : null,
      (action === 'answer-quote' || action === 'record-quote-answer') && after['quote.state'] === 'accepted'
        ? t('answer-yes')
        : null,
      (action === 'answer-quote' || action === 'record-quote-answer') && after['quote.state'] === 'declined'
        ? t('answer-no')
        : null,
    ]
      .filter((part) => part !== null)
      .join(', ');
  };
}

/** Returns what an entry of the history says, in words. */
export function useHistoryWords(
  names: Readonly<Record<string, string>>,
  students: ReadonlyMap<string, string>,
): (entry: HistoryEntry) => HistoryWords {
  const { t } = useTranslation(['file', 'requests']);
  const entryWords = useEntryWords();
  const actorWords = useActorWords(names);
  const details = useDetails(students);
  return (entry) => {
    if ('actor_uid' in entry) {
      return { what: entryWords(entry), details: details(entry), who: actorWords(entry) };
    }
    const status = entry.action === 'updated' ? readRequestStatus(entry.status_after ?? '') : null;
    const changed = status !== null && entry.status_after !== entry.status_before;
    return {
      what: t(`record-${entry.action}`),
      details: changed ? t(`requests:status-${status}`) : '',
      who: entry.member_uid === undefined ? null : actorWords({ actor_uid: entry.member_uid, actor_role: 'family' }),
    };
  };
}
