import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { ConfirmErasureScreen } from '#features/profile/erasure/confirm-erasure-screen.tsx';
import { hrefs } from '../paths.ts';
import { PageShell } from '../shell/page-shell.tsx';

/** Target of the link in the mail by which erasing is confirmed. */
export function ConfirmErasurePage() {
  const { hash } = useLocation();
  const [token] = useState(hash.replace(/^#/, '') || null);
  return (
    <PageShell>
      <ConfirmErasureScreen token={token} loginHref={hrefs.login()} />
    </PageShell>
  );
}
