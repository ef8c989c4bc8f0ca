import { WinwinScreen } from '#features/winwin/winwin-screen.tsx';

import { VisitorShell } from './visitor-shell.tsx';

export function WinwinPage() {
  return (
    <VisitorShell>
      <WinwinScreen />
    </VisitorShell>
  );
}
