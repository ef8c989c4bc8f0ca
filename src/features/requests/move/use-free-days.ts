import { useQuery } from '@tanstack/react-query';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import type { FreeDay } from '#firebase/visits/move-times.ts';
import { serverPart } from '#firebase/server-part.ts';
import type { MovableVisit } from './use-move.ts';

const moveTimesAtServer = serverPart(() => import('#firebase/visits/move-times.ts'));

/** When the student of a visit is free. `asking` until an answer, or until it is clear that there is none now. */
export function useFreeDays(acting: ActingFor, { requestId, id }: MovableVisit): readonly FreeDay[] | 'asking' | null {
  const { data, isPending, fetchStatus } = useQuery({
    queryKey: ['move-times', acting.seniorId, acting.actorUid, id],
    queryFn: async () => {
      const answered = await moveTimesAtServer(({ readMoveTimes }) => readMoveTimes(acting, requestId, id));
      // Without an answer any hour can be asked for.
      return answered.ok ? answered.value : null;
    },
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  return isPending && fetchStatus === 'fetching' ? 'asking' : (data ?? null);
}
