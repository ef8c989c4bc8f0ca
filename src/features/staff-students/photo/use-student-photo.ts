import { useQuery } from '@tanstack/react-query';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import type { FollowedStudent } from '#domain/documents/student-profile.ts';
import { atServer } from '#shared/staff/at-server.ts';

/**
 * The photo of a student, by the id that her file names. It is read when her file is open and kept in this page alone: a
 * photo that is withdrawn must not stay on the device of staff.
 */
export function useStudentPhoto({ actorUid }: ActingFor, { id, photo }: FollowedStudent) {
  const { data } = useQuery({
    queryKey: ['student-photo', actorUid, id, photo?.id ?? null],
    queryFn: () => atServer(({ readStudentPhoto }) => readStudentPhoto(id)),
    enabled: photo !== undefined,
    staleTime: Infinity,
    gcTime: 0,
    networkMode: 'always',
    retry: false,
  });
  if (data === undefined) return { status: 'loading' } as const;
  const found = data.ok ? data.value : null;
  return found === null || found.photo_id !== photo?.id
    ? ({ status: 'failed' } as const)
    : ({ status: 'ready', jpeg: found.jpeg } as const);
}
