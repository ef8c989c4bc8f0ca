import type Stripe from 'stripe';

export interface StripeSettings {
  readonly secretKey: string;
  /** Empty: Stripe itself. */
  readonly apiBase: string;
}

/** Two attempts and the pause between them fit in a function's timeout (on-json-request.ts). */
const limits = { timeout: 7_000, maxNetworkRetries: 1 } as const;

const loopback: readonly string[] = ['127.0.0.1', 'localhost', '[::1]'];

/** Any other host than Stripe's would receive the key and could forge payments: only loopback may stand in. */
export function standIn(apiBase: string): Pick<Stripe.StripeConfig, 'host' | 'port' | 'protocol'> {
  if (apiBase === '') return {};
  const { hostname, port, protocol } = new URL(apiBase);
  if (!loopback.includes(hostname)) throw new Error('only a loopback address can stand in for Stripe');
  return { host: hostname, port: Number(port), protocol: protocol === 'https:' ? 'https' : 'http' };
}

/** The official client. Large, so it is imported at first use. */
export async function openStripe({ secretKey, apiBase }: StripeSettings): Promise<Stripe> {
  const { default: Client } = await import('stripe');
  return new Client(secretKey, {
    // The version that the types describe, whatever the account or the webhook is set to.
    apiVersion: '2026-10-28.endive',
    telemetry: false,
    ...limits,
    ...standIn(apiBase),
  });
}
