import { useSearchParams } from 'react-router-dom';
import type { HistoryEntry } from '#domain/documents/bookkeeping.ts';
import { auditFilterParts, readAuditFilter } from '#domain/staff/audit-filter.ts';
import { AuditEntry } from '#features/staff-audit/audit-entry.tsx';
import { AuditScreen } from '#features/staff-audit/audit-screen.tsx';
import { staffHrefs } from '../staff-hrefs.ts';
import type { StaffPageProps } from '../staff-routes.ts';
import { useOpenParameter } from './use-open-parameter.ts';

/** A later visit has the id of its request before an underscore. */
const requestOfVisit = (visitId: string): string => visitId.split('_')[0] ?? visitId;

/** The screen of the document that an entry is about; null where there is none. */
function aboutHref({ collection, document_id: id }: HistoryEntry): string | null {
  switch (collection) {
    case 'service_requests':
    case 'board':
    case 'reviews':
      return staffHrefs.request(id);
    case 'planning':
      return staffHrefs.request(requestOfVisit(id));
    case 'leads':
      return staffHrefs.leads(id, [['show', 'all']]);
    case 'mail':
      return staffHrefs.mails([
        ['show', 'all'],
        ['open', id],
      ]);
    case 'user_credits':
      return staffHrefs.credits([['open', id]]);
    case 'interim_users':
    case 'senior_profiles':
      return staffHrefs.people(id);
    default:
      return null;
  }
}

/** The audit log; the filter and the open entry are in the address. */
export function AuditPage({ acting }: StaffPageProps) {
  const [query] = useSearchParams();
  const filter = readAuditFilter((name) => query.get(name));
  const { openId, listHref, onOpen, goTo } = useOpenParameter(staffHrefs.audit, auditFilterParts(filter));
  return (
    <AuditScreen
      acting={acting}
      filter={filter}
      onFilter={(next) => goTo(auditFilterParts(next))}
      openId={openId}
      onOpen={onOpen}
      listHref={listHref}
      detail={
        openId === null ? null : (
          <AuditEntry
            key={openId}
            acting={acting}
            entryId={openId}
            closeHref={listHref}
            aboutHref={aboutHref}
            historyHref={(id) => staffHrefs.audit([['about', id]])}
          />
        )
      }
    />
  );
}
