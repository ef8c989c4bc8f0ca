import { HelpScreen } from '#features/staff-help/help-screen.tsx';

export function HelpPage() {
  return <HelpScreen />;
}
