import { useState } from 'react';
import { ownDataAddress } from '#domain/privacy/own-data-address.ts';
import { AskDataScreen } from '#features/profile/own-data/ask-data-screen.tsx';
import { FetchDataScreen } from '#features/profile/own-data/fetch-data-screen.tsx';
import { PageShell } from '../shell/page-shell.tsx';
import { readFragment, useLinkSecret } from '../shell/use-link-secret.ts';

/** Where anybody asks for the own data, and where the link of the mail leads. */
export function OwnDataPage() {
  const token = useLinkSecret({ read: readFragment, stateKey: 'ownDataToken', cleanHref: ownDataAddress });
  /** The link that works no more: the page asks for an address instead. */
  const [over, setOver] = useState<string | null>(null);
  return (
    <PageShell>
      {token === null || token === over ? (
        <AskDataScreen />
      ) : (
        <FetchDataScreen key={token} token={token} onAskAnew={() => setOver(token)} />
      )}
    </PageShell>
  );
}
