/** gRPC's DEADLINE_EXCEEDED, RESOURCE_EXHAUSTED, ABORTED and UNAVAILABLE, and what the Admin SDK calls the same. */
const passing: readonly unknown[] = [4, 8, 10, 14, 'app/network-error', 'app/network-timeout', 'auth/internal-error'];

/** Stripe's client does not number them. */
const passingAtStripe: readonly unknown[] = ['StripeConnectionError', 'StripeRateLimitError', 'StripeAPIError'];

/** Whether Google or Stripe was out of reach or too busy: the same call may succeed in a moment. */
export function isPassingFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && passing.includes(error.code)) || ('type' in error && passingAtStripe.includes(error.type));
}
