import { useTranslation } from '#i18n/use-translation.ts';
import type { StoredServiceRequest } from '#domain/documents/service-request.ts';
import { findDiscriminatoryWishes } from '#domain/matching/discriminatory-wishes.ts';
import { requestReference } from '#domain/requests/request-reference.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { formatStoredDay, formatVisitTime } from '#shared/days/day-words.ts';
import { useToday } from '#shared/days/use-today.ts';
import { useFrequencyWord } from '#shared/requests/use-frequency-word.ts';
import { useDurationWords } from '#shared/requests/use-price-words.ts';
import { useRowWords } from '#shared/staff/board/use-row-words.ts';
import { Facts } from '#ui/content/facts.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Card } from '#ui/layout/card.tsx';

/** A note that asks for a student of an age, sex or origin, with the law. */
function WishNotice({ notes }: { readonly notes: string }) {
  const { t } = useTranslation('matching');
  const wishes = findDiscriminatoryWishes(notes);
  if (wishes.length === 0) return null;
  const quoted = wishes.map(({ from, to }) => `“${notes.slice(from, to)}”`).join(', ');
  const grounds = [...new Set(wishes.map(({ about }) => t(`ground-${about}`)))].join(', ');
  return (
    <Notice kind="warning" title={t('wish-title', { quoted, grounds })}>
      <p>{t('wish-law')}</p>
    </Notice>
  );
}

export interface AskedCardProps {
  readonly request: StoredServiceRequest;
  readonly service: string;
  /** Names by uid: who asked or cancelled in the senior's place. */
  readonly names: Readonly<Record<string, string>>;
}

/** What was asked for, in the words of who asked. */
export function AskedCard({ request, service, names }: AskedCardProps) {
  const { t } = useTranslation(['file', 'requests', 'board']);
  const language = useLanguage();
  const today = useToday();
  const duration = useDurationWords();
  const { moment } = useRowWords();
  const frequencyWord = useFrequencyWord();
  const notes = request.notes ?? '';
  const byFamily = (what: 'asked-by' | 'cancelled-by', uid: string | undefined) =>
    uid === undefined ? [] : [{ name: t(what), value: t('by-family', { name: names[uid] ?? t('unknown-family') }) }];
  return (
    <Card as="div" heading={t('asked')}>
      <Facts
        facts={[
          { name: t('board:column-service'), value: service },
          {
            name: t('board:column-when'),
            value: formatVisitTime(request.request_date, request.preferred_time, today, language),
          },
          { name: t('board:file-duration'), value: duration(Math.round(request.hours_requested * 60)) },
          {
            name: t('requests:detail-frequency'),
            value: frequencyWord(request.frequency),
          },
          ...(request.repeat_until === undefined
            ? []
            : [{ name: t('repeat-until'), value: formatStoredDay(request.repeat_until, language) }]),
          { name: t('board:column-place'), value: request.address === '' ? t('requests:no-address') : request.address },
          ...(notes === '' ? [] : [{ name: t('requests:detail-notes'), value: notes }]),
          { name: t('board:file-asked'), value: moment(request.created_at) },
          ...byFamily('asked-by', request.actor_uid),
          ...byFamily('cancelled-by', request.cancelled_by),
          { name: t('reference'), value: requestReference(request.request_id, request.created_at) },
        ]}
      />
      <WishNotice notes={notes} />
    </Card>
  );
}
