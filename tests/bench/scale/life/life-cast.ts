import { collections } from '#domain/collections.ts';
import type { FunctionContract } from '#domain/contracts/function-contract.ts';
import { withAdminSdk } from '#local/seed/admin-sdk.ts';
import type { z } from 'zod';
import { type Actor, signInAs } from '#tests/functions/actor.ts';
import { callAs } from '#tests/functions/call-function.ts';
import type { TestFirebase } from '#tests/local-firebase.ts';
import { createPerson, type Person } from '#tests/people/create-person.ts';
import { type LinkedStudent, storeLinkedStudent } from '#tests/people/helper-links.ts';
import { storeMember } from '#tests/people/stored-circle.ts';

export type AnyContract = FunctionContract<z.core.$ZodType, z.core.$ZodType>;

/** Who takes part in the life of a request. Each life has people of its own, so that what lives share can be told. */
export interface LifeCast {
  readonly senior: Person & Actor;
  readonly family: Person;
  readonly staff: Person & Actor;
  readonly student: LinkedStudent;
  /** Is asked as well, and does not answer. */
  readonly otherStudent: LinkedStudent;
}

async function signedIn(firebase: TestFirebase, person: Person): Promise<Person & Actor> {
  return { ...person, ...(await signInAs(firebase, person, person.password)) };
}

export async function createCast(firebase: TestFirebase): Promise<LifeCast> {
  const senior = await createPerson(firebase, { user: { first_name: 'Godelieve' } });
  const family = await createPerson(firebase, { user: { first_name: 'Hortense', role: 'family' }, profile: false });
  await storeMember(firebase, senior.uid, { user_id: family.uid, senior_name: senior.firstName });
  const staff = await createPerson(firebase, { user: { first_name: 'Stef', role: 'admin' }, profile: false });
  return {
    senior: await signedIn(firebase, senior),
    family,
    staff: await signedIn(firebase, staff),
    student: await storeLinkedStudent(firebase),
    otherStudent: await storeLinkedStudent(firebase, { first_name: 'Wout' }),
  };
}

/** Counts calls of functions, and refuses to go on after one that failed: a life that stops would look cheap. */
export class CountedCalls {
  readonly #firebase: TestFirebase;
  count = 0;

  constructor(firebase: TestFirebase) {
    this.#firebase = firebase;
  }

  async call(actor: Actor | null, contract: AnyContract, input: object): Promise<unknown> {
    this.count += 1;
    const { status, text, outcome } = await callAs(this.#firebase, actor, contract, input);
    if (status !== 200 || text.includes('"outcome":"rejected"')) {
      throw new Error(`${contract.name}: ${status} ${text}`);
    }
    return outcome;
  }
}

/** A document, read past the rules; null where there is none. */
export function readStored({ ports }: TestFirebase, path: string): Promise<Readonly<Record<string, unknown>> | null> {
  return withAdminSdk({ authPort: ports.auth, firestorePort: ports.firestore }, async ({ firestore }) => {
    return (await firestore.doc(path).get()).data() ?? null;
  });
}

/** Moves a visit in time, as if the days between had passed. */
export async function passTimeTo(
  { ports }: TestFirebase,
  visitId: string,
  when: { readonly date: string; readonly start: string },
): Promise<void> {
  await withAdminSdk({ authPort: ports.auth, firestorePort: ports.firestore }, async ({ firestore }) => {
    await firestore.doc(`${collections.planning}/${visitId}`).update(when);
  });
}
