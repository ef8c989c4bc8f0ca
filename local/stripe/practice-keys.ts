/** The functions' side of a payment provider: what they sign with, what signs their webhook, and where it is. */
export interface StripeSettings {
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** Empty: Stripe itself. */
  readonly apiBase: string;
}

/** They open nothing but sample data on the machine itself. */
export const practiceKeys = {
  secretKey: 'sk_test_madeliefpractice',
  webhookSecret: 'whsec_madeliefpractice',
} as const;

export const practiceSettings = (port: number): StripeSettings => ({
  ...practiceKeys,
  apiBase: `http://127.0.0.1:${port}`,
});
