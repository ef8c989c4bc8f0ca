import { strayEmulatorVariables } from '../gateways/stray-emulators.ts';

/**
 * Called while the functions are loaded, so that a revision with such a setting never starts. The Firebase CLI loads them
 * as well, to discover them, and serves no calls.
 */
export function refuseStrayEmulators(): void {
  if (process.env['FUNCTIONS_CONTROL_API'] === 'true') return;
  const stray = strayEmulatorVariables(process.env);
  if (stray.length > 0) throw new Error(`Emulator settings have no place here: ${stray.join(', ')}`);
}
