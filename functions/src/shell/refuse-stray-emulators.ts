import { strayEmulatorVariables } from '../gateways/stray-emulators.ts';

/**
 * Called as the functions are loaded, so that a revision with such a setting never starts and never gets a call. The
 * Firebase CLI loads them as well, to see which there are; nobody is served there.
 */
export function refuseStrayEmulators(): void {
  if (process.env['FUNCTIONS_CONTROL_API'] === 'true') return;
  const stray = strayEmulatorVariables(process.env);
  if (stray.length > 0) throw new Error(`Emulator settings have no place here: ${stray.join(', ')}`);
}
