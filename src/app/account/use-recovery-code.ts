import { codeIn } from '#features/session/callback/read-callback.ts';
import { useLinkSecret } from '../shell/use-link-secret.ts';

/** Passes the code of a recovery mail between pages: never in an address, and across a reload. */
export interface RecoveryState {
  readonly recoveryCode: string | null;
}

const stateKey: keyof RecoveryState = 'recoveryCode';

/**
 * The code of the recovery mail; null without one.
 * @param cleanHref the same page without a code.
 */
export const useRecoveryCode = (cleanHref: string): string | null =>
  useLinkSecret({ read: codeIn, stateKey, cleanHref });
