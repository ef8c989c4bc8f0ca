import { useTranslation } from '#i18n/use-translation.ts';
import type { EndedVisit } from '#domain/documents/visit-parts/ended-visit.ts';

/** When a visit was, and who came. @param when null where it stands above already. */
export function WhenAndWho({ visit, when }: { readonly visit: EndedVisit; readonly when: string | null }) {
  const { t } = useTranslation('visits');
  const who = visit.student_profiles;
  if (who === null) return when === null ? null : <p>{when}</p>;
  const student = `${who.first_name} ${who.last_name}`;
  return <p>{when === null ? t('request-with', { student }) : t('approve-who', { when, student })}</p>;
}
