import { useTranslation } from '#i18n/use-translation.ts';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { brusselsDate } from '#domain/requests/calendar.ts';
import { isCodeNeeded } from '#domain/visits/door-code.ts';
import { formatMoment } from '#i18n/format-moment.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { useCachedQuery } from '#shared/cached/use-cached-query.ts';
import { BigCode } from '#ui/content/big-code.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { doorQueries } from './queries.ts';

export interface DoorCodeCardProps {
  readonly acting: ActingFor;
  readonly visitId: string;
  /** Of the minute: the code is shown around the day of the visit only. */
  readonly now: Date;
}

/** The code that the senior tells the student at the door, from the copy on this device where there is no network. */
export function DoorCodeCard({ acting, visitId, now }: DoorCodeCardProps) {
  const { t } = useTranslation('visits');
  const language = useLanguage();
  const visit = useCachedQuery(doorQueries.visit(acting, visitId));
  if (visit.status !== 'ready' || visit.value === null) return null;
  if (visit.value.state === 'started') {
    return <Notice kind="success" title={t('door-started')} />;
  }
  // It proves that the student stands before the senior: who arranges from afar has no use for it.
  if (acting.actorUid !== acting.seniorId) return null;
  const { door_code: code } = visit.value;
  if (code == null || !isCodeNeeded(visit.value, brusselsDate(now))) return null;
  return (
    <Notice kind="info" icon="home" title={t('door-title')}>
      <BigCode code={code} />
      <p>{t('door-what')}</p>
      {visit.error === null ? null : (
        <p>{t('door-age', { moment: formatMoment(new Date(visit.savedAt), now, language) })}</p>
      )}
    </Notice>
  );
}
