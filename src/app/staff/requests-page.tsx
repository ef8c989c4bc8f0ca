import { useState } from 'react';
import {
  NavigationType,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useSearchParams,
} from 'react-router-dom';
import { type BoardView, boardViewParts, readBoardView } from '#domain/staff/board-view.ts';
import { RequestFile } from '#features/staff-request/request-file.tsx';
import { RequestsScreen } from '#features/staff-requests/requests-screen.tsx';
import { staffHrefs } from './staff-hrefs.ts';
import type { StaffPageProps } from './staff-routes.ts';

/**
 * The filter and the order of the address. What is typed is shown at once, because the router follows later than a fast hand; the address
 * counts again when it is not of our own making: a link, or going back.
 */
function useView(query: URLSearchParams): [BoardView, (view: BoardView) => void] {
  const read = () => readBoardView((name) => query.get(name));
  const [view, setView] = useState(read);
  const { key } = useLocation();
  const [knownKey, setKnownKey] = useState(key);
  const isOurs = useNavigationType() === NavigationType.Replace;
  if (key !== knownKey) {
    setKnownKey(key);
    if (!isOurs) setView(read());
  }
  return [view, setView];
}

/** The list of requests; its filter, its order and the open request are in the address. */
export function RequestsPage({ acting }: StaffPageProps) {
  const { id = null } = useParams();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const [view, setView] = useView(query);
  const addressOf = (requestId: string | null, wanted: BoardView) =>
    staffHrefs.requests(requestId, boardViewParts(wanted));
  const listHref = addressOf(null, view);
  return (
    <RequestsScreen
      acting={acting}
      view={view}
      onView={(next) => {
        setView(next);
        void navigate(addressOf(id, next), { replace: true });
      }}
      openId={id}
      onOpen={(requestId) => void navigate(addressOf(requestId, view))}
      listHref={listHref}
      proposalsHref={staffHrefs.proposals(boardViewParts(view))}
      detail={id === null ? null : <RequestFile key={id} acting={acting} requestId={id} closeHref={listHref} />}
    />
  );
}
