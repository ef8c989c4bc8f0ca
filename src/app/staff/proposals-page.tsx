import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { boardFilterParts, readBoardFilter } from '#domain/staff/board-filter.ts';
import { ProposalsScreen } from '#features/staff-proposals/proposals-screen.tsx';
import { staffHrefs } from './staff-hrefs.ts';
import type { StaffPageProps } from './staff-routes.ts';

/** Proposals for the requests that the filter of the list lets through: it is in the address. */
export function ProposalsPage({ acting }: StaffPageProps) {
  const [query] = useSearchParams();
  // A request that waits for a student has a stage of its own.
  const filter = useMemo(() => ({ ...readBoardFilter((name) => query.get(name)), stage: null }), [query]);
  return (
    <ProposalsScreen
      acting={acting}
      filter={filter}
      requestsHref={staffHrefs.requests(null, boardFilterParts(filter))}
      requestHref={(requestId) => staffHrefs.requests(requestId, [])}
    />
  );
}
