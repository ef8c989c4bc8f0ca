import { RetentionScreen } from '#features/staff-retention/retention-screen.tsx';
import type { StaffPageProps } from '../staff-routes.ts';

export function RetentionPage({ acting }: StaffPageProps) {
  return <RetentionScreen acting={acting} />;
}
