import { sendsWhenClosed } from '#lib/device/background-sync.ts';

const signInCodes: readonly string[] = ['not-signed-in', 'sign-in-expired'];

/** The text of namespace `requests` that says what an unsent item still needs. @param code of its last failure. */
export function waitingText(code: string | undefined) {
  if (code !== undefined && signInCodes.includes(code)) return 'delivery-sign-in';
  return sendsWhenClosed() ? 'delivery-waiting-explained' : 'delivery-waiting-open';
}
