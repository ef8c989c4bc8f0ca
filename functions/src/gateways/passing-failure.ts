/** gRPC's DEADLINE_EXCEEDED, RESOURCE_EXHAUSTED, ABORTED and UNAVAILABLE, and what the Admin SDK calls the same. */
const passing: readonly unknown[] = [4, 8, 10, 14, 'app/network-error', 'app/network-timeout', 'auth/internal-error'];

/** Whether Google was out of reach or too busy: the same call may succeed in a moment. */
export function isPassingFailure(error: unknown): boolean {
  return error instanceof Error && 'code' in error && passing.includes(error.code);
}
