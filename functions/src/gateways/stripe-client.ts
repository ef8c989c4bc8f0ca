import type Stripe from 'stripe';

export interface StripeSettings {
  readonly secretKey: string;
  /** Empty: Stripe itself. */
  readonly apiBase: string;
}

/** Two tries of this, and the wait in between, fit in the time that a function has (on-http-call.ts). */
const patience = { timeout: 7_000, maxNetworkRetries: 1 } as const;

const loopback: readonly string[] = ['127.0.0.1', 'localhost', '[::1]'];

/** Another host than Stripe's would get the key, and could invent payments: only this machine may stand in for it. */
export function standIn(apiBase: string): Pick<Stripe.StripeConfig, 'host' | 'port' | 'protocol'> {
  if (apiBase === '') return {};
  const { hostname, port, protocol } = new URL(apiBase);
  if (!loopback.includes(hostname)) throw new Error('only a loopback address can stand in for Stripe');
  return { host: hostname, port: Number(port), protocol: protocol === 'https:' ? 'https' : 'http' };
}

/** The official client, whole. It is large, so it is loaded by the first function that needs it. */
export async function openStripe({ secretKey, apiBase }: StripeSettings): Promise<Stripe> {
  const { default: Client } = await import('stripe');
  return new Client(secretKey, {
    // The version whose types these are: what an account or a webhook is set to changes nothing.
    apiVersion: '2026-10-28.endive',
    telemetry: false,
    ...patience,
    ...standIn(apiBase),
  });
}
