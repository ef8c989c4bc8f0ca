import type { QueryClient } from '@tanstack/react-query';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { studentQueries } from '#shared/staff/matching/student-queries.ts';

/**
 * Reads every student before a screen asks: the first request that is opened proposes its students at once, also on a
 * device without a copy. Kept for the session; a screen that shows them asks for what changed since.
 */
export const prefetchStudents = (client: QueryClient, acting: ActingFor): Promise<void> =>
  client.prefetchQuery({ ...studentQueries.copy(acting), gcTime: Infinity });
