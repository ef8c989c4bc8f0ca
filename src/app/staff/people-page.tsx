import { useNavigate, useParams } from 'react-router-dom';
import { PeopleScreen } from '#features/staff-people/people-screen.tsx';
import { PersonFile } from '#features/staff-people/person-file.tsx';
import { newSenior } from '#domain/staff/staff-paths.ts';
import { staffHrefs } from './staff-hrefs.ts';
import type { StaffPageProps } from './staff-routes.ts';

const links = {
  book: staffHrefs.book,
  request: staffHrefs.request,
  debtLetter: staffHrefs.debtLetter,
  confirmation: staffHrefs.confirmation,
};

/** Seniors; the open one is in the address. */
export function PeoplePage({ acting }: StaffPageProps) {
  const { id = null } = useParams();
  const navigate = useNavigate();
  return (
    <PeopleScreen
      acting={acting}
      openId={id}
      onOpen={(seniorId) => void navigate(staffHrefs.people(seniorId))}
      bookHref={staffHrefs.book(newSenior)}
      listHref={staffHrefs.people(null)}
      detail={
        id === null ? null : (
          <PersonFile key={id} acting={acting} seniorId={id} links={links} onGo={(href) => void navigate(href)} />
        )
      }
    />
  );
}
