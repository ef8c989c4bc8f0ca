import { errorCodes } from '#domain/error-codes.ts';
import type { LoginReason } from '#features/session/login-screen.tsx';
import { isReturnAddress } from './home.ts';

/** The history state of /login: the address to return to, and the reason for the redirect. */
export interface LoginState {
  readonly from?: string;
  readonly reason?: LoginReason;
  /** The mail address of an account that was just created. */
  readonly registered?: string;
}

const reasons: readonly LoginReason[] = [...errorCodes, 'dashboard-refused'];

/** Validates untrusted history state: the browser keeps it across reloads and versions of the app. */
export function readLoginState(state: unknown): LoginState {
  if (typeof state !== 'object' || state === null) return {};
  const from = 'from' in state && isReturnAddress(state.from) ? state.from : undefined;
  const reason = 'reason' in state ? reasons.find((known) => known === state.reason) : undefined;
  const registered = 'registered' in state && typeof state.registered === 'string' ? state.registered : undefined;
  return {
    ...(from === undefined ? {} : { from }),
    ...(reason === undefined ? {} : { reason }),
    ...(registered === undefined ? {} : { registered }),
  };
}
