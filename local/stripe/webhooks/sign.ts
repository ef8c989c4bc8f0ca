import { createHmac } from 'node:crypto';

/** The stripe-signature header of a payload sent at this second: https://docs.stripe.com/webhooks#verify-manually. */
export function signatureHeader(payload: string, secret: string, seconds: number): string {
  const signature = createHmac('sha256', secret).update(`${seconds}.${payload}`).digest('hex');
  return `t=${seconds},v1=${signature}`;
}
