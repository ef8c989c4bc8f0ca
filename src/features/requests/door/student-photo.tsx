import { useTranslation } from '#i18n/use-translation.ts';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { photoAddress } from '#domain/students/photo/photo-limits.ts';
import { useCachedQuery } from '#shared/cached/use-cached-query.ts';
import { Portrait } from '#ui/content/portrait.tsx';
import { doorQueries } from './queries.ts';

export interface StudentPhotoProps {
  readonly acting: ActingFor;
  readonly visitId: string;
}

/** Who will stand at the door, from the copy on this device where there is no network. Nothing without a photo. */
export function StudentPhoto({ acting, visitId }: StudentPhotoProps) {
  const { t } = useTranslation('visits');
  const visit = useCachedQuery(doorQueries.visit(acting, visitId));
  if (visit.status !== 'ready') return null;
  const { photo, student_profiles: student } = visit.value ?? {};
  if (photo == null || student == null) return null;
  return <Portrait src={photoAddress(photo.jpeg)} alt={t('photo-of', { name: student.first_name })} />;
}
