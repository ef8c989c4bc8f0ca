import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { LeadFile } from '#features/staff-leads/lead-file.tsx';
import { LeadsScreen, toLeadFilter } from '#features/staff-leads/leads-screen.tsx';
import { staffHrefs } from '../staff-hrefs.ts';
import type { StaffPageProps } from '../staff-routes.ts';

/** The leads; the filter and the open one are in the address. */
export function LeadsPage({ acting }: StaffPageProps) {
  const { id = null } = useParams();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const filter = toLeadFilter(query.get('show'));
  const addressOf = (leadId: string | null, show = filter) => staffHrefs.leads(leadId, [['show', show]]);
  return (
    <LeadsScreen
      acting={acting}
      filter={filter}
      onFilter={(next) => void navigate(addressOf(id, next), { replace: true })}
      openId={id}
      onOpen={(leadId) => void navigate(addressOf(leadId))}
      listHref={addressOf(null)}
      detail={
        id === null ? null : (
          <LeadFile
            key={id}
            acting={acting}
            leadId={id}
            closeHref={addressOf(null)}
            bookHref={staffHrefs.bookLead(id)}
            personHref={staffHrefs.people}
          />
        )
      }
    />
  );
}
