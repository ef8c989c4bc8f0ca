type Variables = Readonly<Record<string, string | undefined>>;

/**
 * Variables that point an SDK to an emulator. FIREBASE_AUTH_EMULATOR_HOST alone makes the Admin SDK accept unsigned tokens,
 * and a stand-in for Stripe decides what was paid.
 */
const leadsToEmulator = /^(?:.*_EMULATOR_HOST|FIREBASE_EMULATOR_HUB|FUNCTIONS_EMULATOR|STRIPE_API_BASE)$/;

/**
 * The emulator variables that must not be set. They are allowed only under the Functions emulator with a demo project
 * (build/project.ts); anywhere else a forged token would open every account.
 */
export function strayEmulatorVariables(variables: Variables): string[] {
  const found = Object.keys(variables).filter((name) => leadsToEmulator.test(name) && Boolean(variables[name]));
  const isEmulated =
    variables['FUNCTIONS_EMULATOR'] === 'true' && (variables['GCLOUD_PROJECT'] ?? '').startsWith('demo-');
  return isEmulated ? [] : found.toSorted();
}
