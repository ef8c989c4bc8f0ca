import { errorCodes } from '#domain/error-codes.ts';
import type { LoginReason } from '#features/session/login-screen.tsx';
import { isReturnAddress } from '../paths.ts';

/** What travels to /login beside its address: where one came from, and why one was sent. */
export interface LoginState {
  readonly from?: string;
  readonly reason?: LoginReason;
  /** The address that an account was made for a moment ago. */
  readonly registered?: string;
}

const reasons: readonly LoginReason[] = [...errorCodes, 'dashboard-refused'];

/** The browser keeps this state across reloads and versions of the app: it is read as something foreign. */
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
