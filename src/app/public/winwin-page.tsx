import { WinwinScreen } from '#features/winwin/winwin-screen.tsx';

import { PublicShell } from './public-shell.tsx';

export function WinwinPage() {
  return (
    <PublicShell>
      <WinwinScreen />
    </PublicShell>
  );
}
