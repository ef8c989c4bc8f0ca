import { practiceVapidKeys } from './practice-vapid-keys.ts';

/** The ports of the emulators on this machine. */
export interface EmulatorPorts {
  readonly auth: number;
  readonly firestore: number;
  readonly stripe: number;
}

/** Build settings of an app that uses emulators, read by src/lib/environment.ts. */
export function emulatorSettings(ports: EmulatorPorts): Record<string, string> {
  return {
    VITE_AUTH_EMULATOR: `http://127.0.0.1:${ports.auth}`,
    VITE_FIRESTORE_EMULATOR: `127.0.0.1:${ports.firestore}`,
    VITE_VAPID_PUBLIC_KEY: practiceVapidKeys.publicKey,
    VITE_PAYMENT_EMULATOR: `http://127.0.0.1:${ports.stripe}`,
  };
}
