import { useState } from 'react';
import {
  NavigationType,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useSearchParams,
} from 'react-router-dom';
import { boardFilterParts, type BoardFilter, readBoardFilter } from '#domain/staff/board-filter.ts';
import { RequestFile } from '#features/staff-request/request-file.tsx';
import { RequestsScreen } from '#features/staff-requests/requests-screen.tsx';
import { staffHrefs } from './staff-hrefs.ts';
import type { StaffPageProps } from './staff-routes.ts';

/**
 * The filter of the address. What is typed is shown at once, because the router follows later than a fast hand; the address
 * counts again when it is not of our own making: a link, or going back.
 */
function useFilter(query: URLSearchParams): [BoardFilter, (filter: BoardFilter) => void] {
  const read = () => readBoardFilter((name) => query.get(name));
  const [filter, setFilter] = useState(read);
  const { key } = useLocation();
  const [knownKey, setKnownKey] = useState(key);
  const isOurs = useNavigationType() === NavigationType.Replace;
  if (key !== knownKey) {
    setKnownKey(key);
    if (!isOurs) setFilter(read());
  }
  return [filter, setFilter];
}

/** The list of requests; its filter and the open request are in the address. */
export function RequestsPage({ acting }: StaffPageProps) {
  const { id = null } = useParams();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const [filter, setFilter] = useFilter(query);
  const addressOf = (requestId: string | null, wanted: BoardFilter) =>
    staffHrefs.requests(requestId, boardFilterParts(wanted));
  const listHref = addressOf(null, filter);
  return (
    <RequestsScreen
      acting={acting}
      filter={filter}
      onFilter={(next) => {
        setFilter(next);
        void navigate(addressOf(id, next), { replace: true });
      }}
      openId={id}
      onOpen={(requestId) => void navigate(addressOf(requestId, filter))}
      listHref={listHref}
      proposalsHref={staffHrefs.proposals(boardFilterParts(filter))}
      detail={id === null ? null : <RequestFile key={id} acting={acting} requestId={id} closeHref={listHref} />}
    />
  );
}
