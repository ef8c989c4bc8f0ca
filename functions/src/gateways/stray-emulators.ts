type Variables = Readonly<Record<string, string | undefined>>;

/**
 * What leads an SDK to an emulator, whichever: FIREBASE_AUTH_EMULATOR_HOST alone makes the Admin SDK accept unsigned
 * tokens, and whoever stands in for Stripe decides what was paid.
 */
const leadsToEmulator = /^(?:.*_EMULATOR_HOST|FIREBASE_EMULATOR_HUB|FUNCTIONS_EMULATOR|STRIPE_API_BASE)$/;

/**
 * Names of the variables that may not be there. Emulators belong to the Functions emulator and to a demo project, which
 * cannot be a real one (build/project.ts); everywhere else a forged token would open every account.
 */
export function strayEmulatorVariables(variables: Variables): string[] {
  const found = Object.keys(variables).filter((name) => leadsToEmulator.test(name) && Boolean(variables[name]));
  const isEmulated =
    variables['FUNCTIONS_EMULATOR'] === 'true' && (variables['GCLOUD_PROJECT'] ?? '').startsWith('demo-');
  return isEmulated ? [] : found.toSorted();
}
