/** Auth's errors for an account that does not exist, is closed, or whose address another account has. */
const noAccountCodes: ReadonlySet<unknown> = new Set([
  'auth/user-not-found',
  'auth/email-not-found',
  'auth/email-already-exists',
  'auth/user-disabled',
  // Auth rejects the address, so no account has it.
  'auth/invalid-email',
]);

/** @returns null where Auth knows no such account. */
export async function orNullWithoutAccount<Found>(work: Promise<Found>): Promise<Found | null> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof Error && 'code' in error && noAccountCodes.has(error.code)) return null;
    throw error;
  }
}
