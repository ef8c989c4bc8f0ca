import { useNavigate, useParams } from 'react-router-dom';
import { type BoardView, boardViewParts, readBoardView } from '#domain/staff/board-view.ts';
import { RequestFilePart } from '#features/staff-request/request-file-part.tsx';
import { RequestsScreen } from '#features/staff-requests/requests-screen.tsx';
import { staffHrefs } from './staff-hrefs.ts';
import type { StaffPageProps } from './staff-routes.ts';
import { useAddressState } from './use-address-state.ts';

/** The list of requests; its filter, its order and the open request are in the address. */
export function RequestsPage({ acting }: StaffPageProps) {
  const { id = null } = useParams();
  const navigate = useNavigate();
  const addressOf = (requestId: string | null, wanted: BoardView) =>
    staffHrefs.requests(requestId, boardViewParts(wanted));
  const [view, setView] = useAddressState(readBoardView, (next) => addressOf(id, next));
  const listHref = addressOf(null, view);
  return (
    <RequestsScreen
      acting={acting}
      view={view}
      onView={setView}
      openId={id}
      onOpen={(requestId) => void navigate(addressOf(requestId, view))}
      listHref={listHref}
      proposalsHref={staffHrefs.proposals(boardViewParts(view))}
      detail={id === null ? null : <RequestFilePart key={id} acting={acting} requestId={id} closeHref={listHref} />}
    />
  );
}
