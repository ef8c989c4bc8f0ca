import { parseAddress } from './parse-address.ts';

/** The build's configuration of its servers. Read once; invalid values fail at start, all listed. */
export interface Environment {
  readonly firebase: {
    readonly projectId: string;
    readonly apiKey: string;
    readonly authDomain: string;
    readonly appId?: string;
  };
  /** Site key of reCAPTCHA Enterprise; null without App Check. */
  readonly appCheckSiteKey: string | null;
  /** Origin of a local Auth emulator, for example http://127.0.0.1:9099; null for production. */
  readonly authEmulator: string | null;
  /** Host and port of a local Firestore emulator; null for production. */
  readonly firestoreEmulator: { readonly host: string; readonly port: number } | null;
  /** Origin of a payment page emulator; null when payment pages are real. */
  readonly paymentEmulator: string | null;
}

/** @throws Error with every invalid value: a build must not start against the wrong server. */
export function readEnvironment(values: Readonly<Record<string, string | undefined>>): Environment {
  const problems: string[] = [];
  const projectId = values['VITE_FIREBASE_PROJECT'] ?? 'demo-madelief';
  const authEmulator = values['VITE_AUTH_EMULATOR'] ?? null;
  if (authEmulator !== null && parseAddress(authEmulator) === null) {
    problems.push(`VITE_AUTH_EMULATOR is no address: ${authEmulator}`);
  }
  const firestoreAddress = values['VITE_FIRESTORE_EMULATOR'];
  const firestoreParts = /^([^:/]+):(\d{1,5})$/.exec(firestoreAddress ?? '');
  if (firestoreAddress !== undefined && firestoreParts === null) {
    problems.push(`VITE_FIRESTORE_EMULATOR is not host:port: ${firestoreAddress}`);
  }
  const local = authEmulator !== null;
  if (local !== (firestoreAddress !== undefined)) {
    problems.push('VITE_AUTH_EMULATOR and VITE_FIRESTORE_EMULATOR go together');
  }
  const isDemo = projectId.startsWith('demo-');
  if (local !== isDemo)
    problems.push(`project ${projectId} ${local ? 'is not a demo project' : 'needs the emulators'}`);
  const apiKey = values['VITE_FIREBASE_API_KEY'] ?? (isDemo ? 'demo-key' : '');
  if (apiKey === '') problems.push('VITE_FIREBASE_API_KEY is missing');
  const appId = values['VITE_FIREBASE_APP_ID'] ?? '';
  const appCheckSiteKey = values['VITE_APP_CHECK_SITE_KEY'] || null;
  if (appCheckSiteKey !== null && appId === '') problems.push('VITE_APP_CHECK_SITE_KEY needs VITE_FIREBASE_APP_ID');
  if (appCheckSiteKey !== null && local) problems.push('VITE_APP_CHECK_SITE_KEY has no meaning with emulators');
  if (problems.length > 0) throw new Error(`The environment cannot be used:\n- ${problems.join('\n- ')}`);
  return {
    firebase: { projectId, apiKey, authDomain: `${projectId}.firebaseapp.com`, ...(appId === '' ? {} : { appId }) },
    appCheckSiteKey,
    authEmulator,
    firestoreEmulator: firestoreParts ? { host: firestoreParts[1] ?? '', port: Number(firestoreParts[2]) } : null,
    // Ignored with production servers, so that a stray setting cannot redirect payments.
    paymentEmulator: local ? (values['VITE_PAYMENT_EMULATOR'] ?? null) : null,
  };
}
