import { HealthScreen } from '#features/staff-health/health-screen.tsx';
import type { StaffPageProps } from './staff-routes.ts';

export function HealthPage({ acting }: StaffPageProps) {
  return <HealthScreen acting={acting} />;
}
