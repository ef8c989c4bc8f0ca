import { useSyncExternalStore } from 'react';
import { InstallScreen } from '#features/install/install-screen.tsx';
import { deviceKind } from '#lib/device/device-kind.ts';
import { installState, observeInstall, promptInstall } from '#pwa/install-prompt.ts';
import { PageShell } from '../shell/page-shell.tsx';

export function InstallRoute() {
  const state = useSyncExternalStore(observeInstall, installState);
  return (
    <PageShell>
      <InstallScreen
        state={state}
        ownDevice={deviceKind(navigator.userAgent, navigator.maxTouchPoints)}
        onInstall={() => void promptInstall()}
      />
    </PageShell>
  );
}
