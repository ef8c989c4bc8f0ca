import { useEffect } from 'react';
import { loadRequestFile } from '#features/staff-request/request-file-part.tsx';
import { can, type Role } from '#domain/accounts/roles.ts';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { queryClient } from '../query-client.ts';
import { whenIdle } from '../when-idle.ts';

async function prefetch(acting: ActingFor): Promise<void> {
  // Best effort: what cannot be fetched now is fetched on demand.
  const chunk = await import('#features/staff-students/prefetch-students.ts').catch(() => null);
  await chunk?.prefetchStudents(queryClient, acting);
}

/** Reads what takes longest, and loads what is opened most, while the person looks at the first screen. */
export function useStaffPrefetch(acting: ActingFor, role: Role): void {
  const seesStudents = can(role, 'students.view');
  const seesRequests = can(role, 'dispatch.view');
  useEffect(() => (seesStudents ? whenIdle(() => void prefetch(acting)) : undefined), [acting, seesStudents]);
  useEffect(
    () => (seesRequests ? whenIdle(() => void loadRequestFile().catch(() => undefined)) : undefined),
    [seesRequests],
  );
}
