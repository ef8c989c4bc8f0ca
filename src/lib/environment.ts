/** What the build was told about the servers it talks to. Read once; a wrong value fails at start with all that is wrong. */
export interface Environment {
  readonly firebase: { readonly projectId: string; readonly apiKey: string; readonly authDomain: string };
  /** Origin of a local Auth emulator, for example http://127.0.0.1:9099; null talks to Google. */
  readonly authEmulator: string | null;
  /** Host and port of a local Firestore emulator; null talks to Google. */
  readonly firestoreEmulator: { readonly host: string; readonly port: number } | null;
}

/** @throws Error that lists every value that cannot be used: a build that talks to the wrong server must not start. */
export function readEnvironment(values: Readonly<Record<string, string | undefined>>): Environment {
  const problems: string[] = [];
  const projectId = values['VITE_FIREBASE_PROJECT'] ?? 'demo-madelief';
  const authEmulator = values['VITE_AUTH_EMULATOR'] ?? null;
  if (authEmulator !== null && !URL.canParse(authEmulator)) {
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
  if (problems.length > 0) throw new Error(`The environment cannot be used:\n- ${problems.join('\n- ')}`);
  return {
    firebase: { projectId, apiKey, authDomain: `${projectId}.firebaseapp.com` },
    authEmulator,
    firestoreEmulator: firestoreParts ? { host: firestoreParts[1] ?? '', port: Number(firestoreParts[2]) } : null,
  };
}
