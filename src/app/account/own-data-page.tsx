import { ownDataAddress } from '#domain/privacy/own-data-address.ts';
import { AskDataScreen } from '#features/profile/own-data/ask-data-screen.tsx';
import { FetchDataScreen } from '#features/profile/own-data/fetch-data-screen.tsx';
import { PageShell } from '../shell/page-shell.tsx';
import { readFragment, useLinkSecret } from '../shell/use-link-secret.ts';

/** Where anybody asks for the own data, and where the link of the mail leads. */
export function OwnDataPage() {
  const token = useLinkSecret({ read: readFragment, stateKey: 'ownDataToken', cleanHref: ownDataAddress });
  return (
    <PageShell>
      {token === null ? <AskDataScreen /> : <FetchDataScreen key={token} token={token} askHref={ownDataAddress} />}
    </PageShell>
  );
}
