import { erasureAddress } from '#domain/privacy/erasure-address.ts';
import { ConfirmErasureScreen } from '#features/profile/erasure/confirm-erasure-screen.tsx';
import { hrefs } from '../paths.ts';
import { PageShell } from '../shell/page-shell.tsx';
import { readFragment, useLinkSecret } from '../shell/use-link-secret.ts';

/** Target of the link in the mail by which erasing is confirmed. */
export function ConfirmErasurePage() {
  const token = useLinkSecret({ read: readFragment, stateKey: 'erasureToken', cleanHref: erasureAddress });
  return (
    <PageShell>
      <ConfirmErasureScreen key={token} token={token} loginHref={hrefs.login()} />
    </PageShell>
  );
}
