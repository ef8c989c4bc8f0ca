import { type SeedAccount, seedPassword } from '#local/seed/accounts.ts';
import { projectId } from '#build/project.ts';
import type { TestFirebase } from '../local-firebase.ts';
import { sessionTokens } from '../people/session-tokens.ts';

/** A person with a plain HTTP client: what the product's pages can do, without their restrictions. */
export interface Actor {
  readonly uid: string;
  readonly idToken: string;
  /** Reads documents over Firestore's REST interface, under the security rules. @returns the status and the body. */
  read(path: string): Promise<{ readonly status: number; readonly body: unknown }>;
}

async function readDocuments(firebase: TestFirebase, path: string, headers: Record<string, string>) {
  const answer = await fetch(
    `http://${firebase.firestoreHost}/v1/projects/${projectId}/databases/(default)/documents/${path}`,
    { headers },
  );
  const body: unknown = await answer.json();
  return { status: answer.status, body };
}

/** The same with the ID token of any session. */
export const readAs = (firebase: TestFirebase, { idToken }: Pick<Actor, 'idToken'>, path: string) =>
  readDocuments(firebase, path, { authorization: `Bearer ${idToken}` });

export async function signInAs(
  firebase: TestFirebase,
  { email }: Pick<SeedAccount, 'email'>,
  password: string = seedPassword,
): Promise<Actor> {
  const { localId, idToken } = await sessionTokens(firebase.ports.auth, { email, password });
  return {
    uid: localId,
    idToken,
    read: (path) => readAs(firebase, { idToken }, path),
  };
}
