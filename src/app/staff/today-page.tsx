import { useNavigate, useSearchParams } from 'react-router-dom';
import { RequestFilePart } from '#features/staff-request/request-file-part.tsx';
import { TodayScreen } from '#features/staff-today/today-screen.tsx';
import { staffHrefs } from './staff-hrefs.ts';
import type { StaffPageProps } from './staff-routes.ts';

const listHrefs = {
  request: (id: string) => staffHrefs.today({ list: 'reports', request: id }),
  lead: (id: string) => staffHrefs.leads(id),
  mail: (id: string) => staffHrefs.mails([['open', id]]),
  person: (id: string) => staffHrefs.people(id),
  dataRequest: (id: string) => staffHrefs.dataRequest(id),
  told: (id: string) => staffHrefs.told(id),
  account: (id: string) => staffHrefs.credits([['open', id]]),
};

/** The first screen of staff. A link in a mail opens a request on it: `/admin?request=<id>`. */
export function TodayPage({ acting }: StaffPageProps) {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const list = query.get('list');
  const request = query.get('request');
  const listHref = staffHrefs.today({ list, request: null });
  return (
    <TodayScreen
      acting={acting}
      list={list}
      onList={(next) => void navigate(staffHrefs.today({ list: next, request }), { replace: true })}
      openId={request}
      onOpen={(next) => void navigate(staffHrefs.today({ list, request: next }))}
      listHref={listHref}
      hrefs={listHrefs}
      detail={
        request === null ? null : (
          <RequestFilePart key={request} acting={acting} requestId={request} closeHref={listHref} />
        )
      }
    />
  );
}
