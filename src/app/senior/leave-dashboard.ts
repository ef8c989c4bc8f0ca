import type { ErrorCode } from '#domain/error-codes.ts';
import type { LoginState } from '../account/login-state.ts';
import { hrefs } from '../paths.ts';

export interface Departure {
  /** Path and query of the view that is being left. */
  readonly from: string;
  /** Why the session ended; none when it was the person's own wish, or when there was no session. */
  readonly reason: ErrorCode | undefined;
  readonly wasSignedIn: boolean;
  /** The role was not one for the dashboard. */
  readonly wasRefused: boolean;
}

export type Destination =
  | { readonly to: string; readonly state: LoginState }
  | { readonly to: string; readonly state: { readonly signedOut: true } };

/** Where somebody goes who is not, or no longer, signed in on a page that asks for it (spec.md sections 2 and 6). */
export function leaveDashboard({ from, reason, wasSignedIn, wasRefused }: Departure): Destination {
  if (wasRefused) return { to: hrefs.login(), state: { reason: 'dashboard-refused' } };
  if (wasSignedIn && reason === undefined) return { to: hrefs.home(), state: { signedOut: true } };
  return { to: hrefs.login(), state: { from, reason: reason ?? 'not-signed-in' } };
}
