import * as z from 'zod/mini';
import type { DomainError } from '#domain/error-codes.ts';
import { readEnvironment } from '#lib/environment.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { attempt } from './attempt.ts';
import { retryAfterOf } from './error-mapping.ts';

/** Values of a visitor's form. */
type FormValue = string | true | null | undefined;

const committedSchema = z.object({ writeResults: z.array(z.unknown()) });

const rejectionSchema = z.object({ error: z.object({ status: z.string() }) });

/** Carries Firestore's status of a rejection in the shape that the error mapping expects. */
class RejectedWrite extends Error {
  readonly code: string;

  constructor(status: string) {
    super(status);
    this.code = status.toLowerCase().replaceAll('_', '-');
  }
}

function fieldsOf(document: Readonly<Record<string, FormValue>>): Record<string, object> {
  const fields: Record<string, object> = {};
  for (const [name, value] of Object.entries(document)) {
    if (value === null) fields[name] = { nullValue: null };
    else if (value === true) fields[name] = { booleanValue: true };
    else if (value !== undefined) fields[name] = { stringValue: value };
  }
  return fields;
}

/**
 * Creates a document without authentication and without the SDK: the page of a form need not load it, and an expired
 * session does not matter. The precondition that the document does not exist distinguishes a repeated create from a
 * rejection: the rules evaluate it as a create, and only a permitted one is answered with ALREADY_EXISTS
 * (docs/decisions/0024-forms-of-visitors.md). An id is minted per form, so an existing document is an earlier attempt.
 * @returns ok also when an earlier attempt was stored.
 */
export async function createAsVisitor(
  collection: string,
  id: string,
  document: Readonly<Record<string, FormValue>>,
): Promise<Result<void, DomainError>> {
  const { firebase, firestoreEmulator } = readEnvironment(import.meta.env);
  const origin = firestoreEmulator
    ? `http://${firestoreEmulator.host}:${String(firestoreEmulator.port)}`
    : 'https://firestore.googleapis.com';
  const root = `projects/${firebase.projectId}/databases/(default)/documents`;
  const name = `${root}/${collection}/${id}`;
  let retryAfter: Pick<DomainError, 'retryAfterSeconds'> = {};

  const committed = await attempt(async () => {
    const answer = await fetch(`${origin}/v1/${root}:commit?key=${encodeURIComponent(firebase.apiKey)}`, {
      method: 'POST',
      // As the SDK does: text/plain needs no CORS preflight.
      headers: { 'content-type': 'text/plain' },
      body: JSON.stringify({
        writes: [{ update: { name, fields: fieldsOf(document) }, currentDocument: { exists: false } }],
      }),
      cache: 'no-store',
      redirect: 'error',
    });
    retryAfter = retryAfterOf(answer);
    const body: unknown = await answer.json();
    const rejection = rejectionSchema.safeParse(body);
    if (rejection.success) throw new RejectedWrite(rejection.data.error.status);
    // A captive portal answers 200 as well.
    if (!answer.ok || !committedSchema.safeParse(body).success) throw new TypeError('no answer of Firestore');
  });
  if (committed.ok || committed.error.code === 'already-exists') return ok(undefined);
  return err({ ...committed.error, ...retryAfter });
}
