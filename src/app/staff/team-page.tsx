import { TeamScreen } from '#features/staff-team/team-screen.tsx';
import type { StaffPageProps } from './staff-routes.ts';

export function TeamPage({ acting }: StaffPageProps) {
  return <TeamScreen acting={acting} />;
}
