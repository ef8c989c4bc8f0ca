/** gRPC's DEADLINE_EXCEEDED, RESOURCE_EXHAUSTED, ABORTED and UNAVAILABLE, and what the Admin SDK calls the same. */
const transient: readonly unknown[] = [4, 8, 10, 14, 'app/network-error', 'app/network-timeout', 'auth/internal-error'];

/** Stripe's client has types instead of codes. */
const transientAtStripe: readonly unknown[] = ['StripeConnectionError', 'StripeRateLimitError', 'StripeAPIError'];

/** Whether Google or Stripe was unreachable or overloaded, so that a retry may succeed. */
export function isTransientFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (
    ('code' in error && transient.includes(error.code)) || ('type' in error && transientAtStripe.includes(error.type))
  );
}
