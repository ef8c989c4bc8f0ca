import { useTranslation } from '#i18n/use-translation.ts';
import { fromCredits } from '#domain/credits/cents.ts';
import { boardStages } from '#domain/documents/board-row.ts';
import type { HistoryEntry } from '#domain/documents/bookkeeping.ts';
import { adjustmentStates } from '#domain/documents/payments/credit-adjustment.ts';
import { leadStates } from '#domain/documents/lead.ts';
import { mailStates } from '#domain/documents/mail.ts';
import { visitStates } from '#domain/visits/visit-state.ts';
import { isoDate } from '#domain/field-types.ts';
import { readRequestStatus } from '#domain/requests/request-status.ts';
import { formatEuro } from '#i18n/format-euro.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { formatLongDay } from '#shared/days/day-words.ts';
import { useActorWords } from '#shared/staff/use-actor-words.ts';
import { useEntryWords } from '#shared/staff/use-change-words.ts';

type Value = string | number | null;

/** The facts that have words of their own; the others are shown by their names. */
const namedFacts = [
  'status',
  'stage',
  'state',
  'taken_by',
  'asked_by',
  'date',
  'start',
  'minutes',
  'student',
  'offers',
  'cents_per_hour',
  'number',
  'variant',
  'due_on',
  'balance',
  'cents',
  'absence',
  'from',
  'until',
  'attempts',
  'invited',
  'rights',
  'member',
  'senior',
  'consent',
  'ended',
  'person',
  'wish',
  'result',
] as const;

/** Of the facts of what somebody asks about the own data. */
const dataRequestValues = ['correct', 'object', 'open', 'settled', 'done', 'refused'] as const;

/** Of the facts of a circle: its rights, how the senior agreed, and who ended a membership. */
const circleValues = ['see', 'book', 'pay', 'app', 'spoken', 'senior', 'staff', 'member'] as const;

const namedCollections = [
  'service_requests',
  'planning',
  'student_profiles',
  'staff_notes',
  'interim_users',
  'user_credits',
  'leads',
  'mail',
  'customers',
  'debts',
  'circles',
  'circle_invitations',
  'message_reports',
  'data_requests',
  'calendar_feeds',
  'alerts',
] as const;

/** The last part of a fact's name: facts of a visit have the visit's id before it. */
const lastPart = (name: string): string => name.slice(name.lastIndexOf('.') + 1);

/** Returns the words of a state, by what has it; null for one without words. */
function useStateWords(): (collection: string, state: string) => string | null {
  const { t } = useTranslation(['audit', 'leads', 'file', 'lists']);
  return (collection, state) => {
    const lead = leadStates.find((known) => known === state);
    const mail = mailStates.find((known) => known === state);
    const adjustment = adjustmentStates.find((known) => known === state);
    if (collection === 'leads' && lead !== undefined) return t(`leads:state-${lead}`);
    if (collection === 'mail' && mail !== undefined) return t(`file:mail-state-${mail}`);
    if (collection === 'user_credits' && adjustment !== undefined) return t(`lists:adjustment-${adjustment}`);
    return null;
  };
}

/** Returns how a fact of an entry is written. */
function useValueWords(names: Readonly<Record<string, string>>) {
  const { t } = useTranslation(['audit', 'board', 'requests', 'file']);
  const language = useLanguage();
  const stateWords = useStateWords();
  const circleWords = (value: string) =>
    value
      .split(' ')
      .map((word) => {
        const known = circleValues.find((each) => each === word);
        return known === undefined ? word : t(`circle-${known}`);
      })
      .join(', ');
  return (collection: string, name: string, value: Value): string => {
    if (value === null || value === '') return t('nothing');
    const part = lastPart(name);
    if (typeof value === 'number') {
      if (part.startsWith('cents')) return formatEuro(value, language);
      return part === 'balance' ? formatEuro(fromCredits(value), language) : String(value);
    }
    if (isoDate.safeParse(value).success) return formatLongDay(value, language);
    const stage = boardStages.find((known) => known === value);
    const visitState = collection === 'planning' ? visitStates.find((known) => known === value) : undefined;
    const status = part === 'status' && visitState === undefined ? readRequestStatus(value) : null;
    if (part === 'stage' && stage !== undefined) return t(`board:stage-${stage}`);
    if (status !== null) return t(`requests:status-${status}`);
    if (part === 'status' && visitState !== undefined) return t(`file:state-${visitState}`);
    if (collection.startsWith('circle')) return circleWords(value);
    const dataRequestValue =
      collection === 'data_requests' ? dataRequestValues.find((known) => known === value) : undefined;
    if (dataRequestValue !== undefined) return t(`data-request-${dataRequestValue}`);
    if (part === 'state') return stateWords(collection, value) ?? value;
    return part.endsWith('_by') ? (names[value] ?? t('unknown-person')) : value;
  };
}

export interface AuditFact {
  readonly name: string;
  readonly value: string;
}

/** Returns how entries of the audit log are written: what, who, about what, and what it was before and after. */
export function useAuditWords(names: Readonly<Record<string, string>>) {
  const { t } = useTranslation('audit');
  const entryWords = useEntryWords();
  const valueWords = useValueWords(names);
  const actorWords = useActorWords(names);
  const factName = (name: string) => {
    const known = namedFacts.find((each) => each === lastPart(name));
    return known === undefined ? name : t(`fact-${known}`);
  };
  const about = (collection: string) => {
    const known = namedCollections.find((each) => each === collection);
    return known === undefined ? collection : t(`about-${known}`);
  };
  return {
    about: ({ collection }: HistoryEntry): string => about(collection),
    what: (entry: HistoryEntry): string => ('actor_uid' in entry ? entryWords(entry) : t(`record-${entry.action}`)),
    who: (entry: HistoryEntry): string => {
      if ('actor_uid' in entry) return actorWords(entry);
      return entry.member_uid === undefined
        ? t('nobody')
        : actorWords({ actor_uid: entry.member_uid, actor_role: 'family' });
    },
    facts(entry: HistoryEntry): readonly AuditFact[] {
      const { collection } = entry;
      if (!('actor_uid' in entry)) {
        const states = [entry.status_before, entry.status_after].map((each) => valueWords(collection, 'status', each));
        const changed =
          entry.status_before === entry.status_after ? [] : [{ name: t('fact-status'), value: states.join(' → ') }];
        return [...changed, { name: t('changed-fields'), value: entry.changed_fields.join(', ') }];
      }
      const { before, after } = entry;
      return [...new Set([...Object.keys(before), ...Object.keys(after)])].map((name) => {
        const now = valueWords(collection, name, after[name] ?? null);
        const isNew = before[name] === undefined;
        return {
          name: factName(name),
          value: isNew ? now : `${valueWords(collection, name, before[name] ?? null)} → ${now}`,
        };
      });
    },
  };
}
