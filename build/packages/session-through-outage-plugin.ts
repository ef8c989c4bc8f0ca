import type { Plugin } from 'vite';
import { replaceIn } from './replace-in.ts';

/** As the SDK's own build has it: every error ends the session but this one. */
const anyOtherError = /e\?\.code !==\s*`auth\/\$\{"network-request-failed"[^}]*\}`/;

/** The answers of Auth that say that the session, or the account that it is of, is over. */
const endOfSession = [
  'user-disabled',
  'user-token-expired',
  'user-not-found',
  'invalid-user-token',
  'invalid-refresh-token',
  'missing-refresh-token',
  'invalid-grant',
].map((code) => `auth/${code}`);

/**
 * Lets a session outlive an outage of Auth. When a page or the service worker starts, the SDK asks the server for the account,
 * and forgets the session at every error but a failed request: a 503 or an exhausted quota too
 * (docs/decisions/0141-a-session-outlives-an-outage.md). Now only an answer that ends the session does.
 * @throws while building, where the SDK has changed.
 */
export function sessionThroughOutage(): Plugin {
  return {
    name: 'session-through-outage',
    transform: {
      filter: { id: /@firebase[\\/]auth[\\/]dist[\\/]/, code: /async reloadAndSetCurrentUserOrClear\(/ },
      handler: (code) =>
        replaceIn(code, 'build/packages/session-through-outage-plugin.ts', [
          { find: anyOtherError, by: `${JSON.stringify(endOfSession)}.includes(e?.code)` },
        ]),
    },
  };
}
