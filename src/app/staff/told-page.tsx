import { useParams } from 'react-router-dom';
import { ToldScreen } from '#features/staff-told/told-screen.tsx';
import { staffHrefs } from './staff-hrefs.ts';
import type { StaffPageProps } from './staff-routes.ts';

/** A letter to print or a call to make. */
export function ToldPage({ acting }: StaffPageProps) {
  const { alertId = '' } = useParams();
  return (
    <ToldScreen
      key={alertId}
      {...{ acting, alertId }}
      listHref={staffHrefs.today({ list: 'told', request: null })}
      personHref={staffHrefs.people}
    />
  );
}
