import type { ErrorCode } from '#domain/error-codes.ts';
import type { LoginState } from '../account/login-state.ts';
import { hrefs } from '../paths.ts';

export interface DashboardExit {
  /** Path and query of the current view. */
  readonly from: string;
  /** Why the session ended; none after signing out, or when there was no session. */
  readonly reason: ErrorCode | undefined;
  readonly wasSignedIn: boolean;
  /** The role has no access to the dashboard. */
  readonly wasRefused: boolean;
}

export type Destination =
  | { readonly to: string; readonly state: LoginState }
  | { readonly to: string; readonly state: { readonly signedOut: true } };

/** The destination of a person without a session on a page that requires one (spec.md sections 2 and 6). */
export function leaveDashboard({ from, reason, wasSignedIn, wasRefused }: DashboardExit): Destination {
  if (wasRefused) return { to: hrefs.login(), state: { reason: 'dashboard-refused' } };
  if (wasSignedIn && reason === undefined) return { to: hrefs.home(), state: { signedOut: true } };
  return { to: hrefs.login(), state: { from, reason: reason ?? 'not-signed-in' } };
}
