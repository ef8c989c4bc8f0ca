import { useTranslation } from '#i18n/use-translation.ts';
import type { StoredVisit } from '#domain/documents/visit.ts';
import type { CheckedVisit } from '#domain/students/unfit-visits.ts';
import { useLanguage } from '#i18n/use-language.ts';
import type { CachedState } from '#offline/cached/cached-state.ts';
import { formatVisitTime } from '#shared/days/day-words.ts';
import { useToday } from '#shared/days/use-today.ts';
import { useHardReasonWords } from '#shared/staff/matching/use-reason-words.ts';
import { Link } from '#ui/actions/link.tsx';
import { Loading } from '#ui/feedback/loading.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { visitsAtMost } from './coming-visits.ts';

interface VisitsCardProps {
  readonly state: CachedState<readonly StoredVisit[]>;
  readonly checked: readonly CheckedVisit[];
  readonly serviceName: (serviceId: string) => string;
  readonly requestHref: (requestId: string) => string;
}

/** What the student is to do, and what of it does not fit what the form says now. */
export function VisitsCard({ state, checked, serviceName, requestHref }: VisitsCardProps) {
  const { t } = useTranslation(['students', 'errors']);
  const language = useLanguage();
  const today = useToday();
  const hard = useHardReasonWords(serviceName);
  if (state.status === 'loading') return <Loading text={t('visits-loading')} />;
  if (state.status === 'failed') return <Notice kind="warning" title={t(`errors:${state.error.code}`)} />;
  const isFull = checked.length === visitsAtMost;
  return (
    <Card as="div" heading={t(isFull ? 'visits-more' : 'visits', { count: checked.length })}>
      {checked.length === 0 ? (
        <p>{t('no-visits')}</p>
      ) : (
        <Stack as="ul" gap="close">
          {checked.map(({ id, visit, against }) => (
            <li key={id}>
              <Link href={requestHref(visit.request_id)}>
                {formatVisitTime(visit.date, visit.start, today, language)}: {serviceName(visit.task_category_id)}
              </Link>
              {against.length === 0 ? null : <p>{t('unfit-now', { reasons: against.map(hard).join(', ') })}</p>}
            </li>
          ))}
        </Stack>
      )}
    </Card>
  );
}
