import { useMemo } from 'react';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { useCachedQuery } from '#shared/cached/use-cached-query.ts';
import { useMinute } from '#shared/days/use-minute.ts';
import { requestQueries } from '../queries.ts';
import { visitsState, type VisitsState } from './visits-state.ts';

/** Returns the coming visits; moves on to the next by itself as time passes. */
export function useComingVisits(acting: ActingFor): VisitsState {
  const byDay = useCachedQuery(requestQueries.comingVisits(acting));
  const newest = useCachedQuery(requestQueries.list(acting));
  const now = useMinute();
  return useMemo(() => visitsState(byDay, newest, now), [byDay, newest, now]);
}
