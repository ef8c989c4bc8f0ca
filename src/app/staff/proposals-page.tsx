import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { boardViewParts, readBoardView } from '#domain/staff/board-view.ts';
import { ProposalsScreen } from '#features/staff-proposals/proposals-screen.tsx';
import { staffHrefs } from './staff-hrefs.ts';
import type { StaffPageProps } from './staff-routes.ts';

/** Proposals for a list of requests: its filter and its order are in the address. */
export function ProposalsPage({ acting }: StaffPageProps) {
  const [query] = useSearchParams();
  const view = useMemo(() => readBoardView((name) => query.get(name)), [query]);
  return (
    <ProposalsScreen
      acting={acting}
      view={view}
      requestsHref={staffHrefs.requests(null, boardViewParts(view))}
      requestHref={staffHrefs.request}
    />
  );
}
