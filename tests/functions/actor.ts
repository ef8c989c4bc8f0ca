import { z } from 'zod';
import { type SeedAccount, seedPassword } from '#local/seed/accounts.ts';
import { projectId } from '#build/project.ts';
import type { TestFirebase } from '../local-firebase.ts';

const signInAnswer = z.object({ localId: z.string(), idToken: z.string(), email: z.string() });

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

export async function signInAs(
  firebase: TestFirebase,
  { email }: Pick<SeedAccount, 'email'>,
  password: string = seedPassword,
): Promise<Actor> {
  const answer = await fetch(
    `${firebase.authOrigin}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo-key`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password, returnSecureToken: true }),
    },
  );
  if (!answer.ok) throw new Error(`${email} cannot sign in: ${await answer.text()}`);
  const { localId, idToken } = signInAnswer.parse(await answer.json());
  return {
    uid: localId,
    idToken,
    read: (path) => readDocuments(firebase, path, { authorization: `Bearer ${idToken}` }),
  };
}
