/** The keys of a Stripe account in test mode. */
export interface StripeKeys {
  readonly secretKey: string;
  readonly webhookSecret: string;
}

const how = `To practise on this machine, leave both out of the environment.
To use your own account at Stripe in its test mode, give both:
  STRIPE_SECRET_KEY      sk_test_… or rk_test_…
  STRIPE_WEBHOOK_SECRET  whsec_…, as "stripe listen --forward-to localhost:5000/functions/stripe-webhook" prints it`;

const refuse = (what: string): Error => new Error(`${what}\n${how}`);

/**
 * @returns null when the environment has no keys: then payments use the stand-in.
 * @throws Error with instructions when one key is missing or is a live key.
 */
export function ownStripeKeys(environment: Readonly<Record<string, string | undefined>>): StripeKeys | null {
  const secretKey = environment['STRIPE_SECRET_KEY'] ?? '';
  const webhookSecret = environment['STRIPE_WEBHOOK_SECRET'] ?? '';
  if (secretKey === '' && webhookSecret === '') return null;
  if (/^[sr]k_live_/.test(secretKey)) {
    throw refuse('STRIPE_SECRET_KEY is a live key. It moves real money, so npm start does not take it.');
  }
  if (secretKey === '') throw refuse('STRIPE_WEBHOOK_SECRET is set and STRIPE_SECRET_KEY is not.');
  if (webhookSecret === '') throw refuse('STRIPE_SECRET_KEY is set and STRIPE_WEBHOOK_SECRET is not.');
  if (!/^[sr]k_test_\w+$/.test(secretKey)) throw refuse('STRIPE_SECRET_KEY is no test key (sk_test_… or rk_test_…).');
  if (!/^whsec_\w+$/.test(webhookSecret)) throw refuse('STRIPE_WEBHOOK_SECRET is no webhook secret (whsec_…).');
  return { secretKey, webhookSecret };
}
