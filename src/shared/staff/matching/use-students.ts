import { useMay } from '../role/use-may.ts';
import { useMemo } from 'react';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import type { FollowedStudent } from '#domain/documents/student-profile.ts';
import type { CachedState } from '#offline/cached/cached-state.ts';
import { useCachedQuery } from '#shared/cached/use-cached-query.ts';
import { studentQueries } from './student-queries.ts';

/** Every student, as a screen shows them. */
export type Students = CachedState<readonly FollowedStudent[]>;

/** Every student, followed while the screen is open. */
export function useStudents(acting: ActingFor): Students {
  const copy = useCachedQuery(studentQueries.copy(acting), useMay()('students.view'));
  return useMemo(() => (copy.status === 'ready' ? { ...copy, value: copy.value.students } : copy), [copy]);
}
