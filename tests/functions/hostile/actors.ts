import { collections } from '#domain/collections.ts';
import { purchaseCredits } from '#domain/contracts/credits.ts';
import { staf } from '#local/seed/accounts.ts';
import { withAdminSdk } from '#local/seed/admin-sdk.ts';
import type { TestFirebase } from '#tests/local-firebase.ts';
import { createPerson, type Person, type PersonOptions } from '#tests/people/create-person.ts';
import { practicePurchases } from '#tests/people/practice-payments.ts';
import { idOfToken, type ReviewLink, storeReviewLink } from '#tests/people/review-links.ts';
import { storeCredits } from '#tests/people/stored-credits.ts';
import { type Actor, signInAs } from '../actor.ts';
import { callAs } from '../call-function.ts';
import { block } from '../stored-account.ts';

export type Role =
  | 'visitor'
  | 'forger'
  | 'Maria'
  | 'another senior'
  | 'not verified'
  | 'without a record'
  | 'blocked senior'
  | 'blocked staff'
  | 'staff';

/** The callers, and the data that a call could affect. */
export interface Cast {
  readonly actors: ReadonlyMap<Role, Pick<Actor, 'uid' | 'idToken'> | null>;
  /** A purchase of Maria's: begun, not paid. */
  readonly sessionId: string;
  /** A visit of Maria's without a review. */
  readonly link: ReviewLink;
  /** Occurs in the valid notification, and nowhere else. */
  readonly applicant: string;
  /** Texts that no answer may contain. */
  readonly secrets: readonly string[];
}

const addresses = ({ ports }: TestFirebase) => ({ authPort: ports.auth, firestorePort: ports.firestore });

export async function createActors(firebase: TestFirebase): Promise<Cast> {
  const person = async (options: PersonOptions = {}): Promise<readonly [Person, Actor]> => {
    const made = await createPerson(firebase, options);
    return [made, await signInAs(firebase, made, made.password)];
  };
  const [maria, actingMaria] = await person();
  const [other, actingOther] = await person();
  const [, unverified] = await person({ emailVerified: false });
  const [, recordless] = await person({ user: null, profile: false });
  const staff = await signInAs(firebase, staf);
  // Their tokens are from before the block, and stay valid.
  const [blockedSenior, actingBlockedSenior] = await person();
  const [blockedStaff, actingBlockedStaff] = await person({ user: { role: 'admin' }, profile: false });
  for (const { uid } of [blockedSenior, blockedStaff]) await block(firebase, uid);
  await storeCredits(firebase, maria.uid, 30, [{ id: `cs_test_${maria.uid.replaceAll('-', '')}`, amount: 30 }]);
  await callAs(firebase, actingMaria, purchaseCredits, { amount: 25 });
  const [purchase] = await practicePurchases(firebase, maria.uid);
  if (purchase === undefined) throw new Error('Maria has no purchase');
  const link = await storeReviewLink(firebase, { request: { senior_id: maria.uid } });
  return {
    actors: new Map<Role, Pick<Actor, 'uid' | 'idToken'> | null>([
      ['visitor', null],
      ['forger', { uid: maria.uid, idToken: 'eyJhbGciOiJub25lIn0.eyJzdWIiOiJtYXJpYSJ9.' }],
      ['Maria', actingMaria],
      ['another senior', actingOther],
      ['not verified', unverified],
      ['without a record', recordless],
      ['blocked senior', actingBlockedSenior],
      ['blocked staff', actingBlockedStaff],
      ['staff', staff],
    ]),
    sessionId: purchase.id,
    link,
    applicant: `kandidaat-${maria.uid}@madelief.test`,
    secrets: [maria.uid, maria.email, other.uid, other.email, staf.uid, purchase.id, link.requestId, link.token],
  };
}

/**
 * All data that a call could create or remove, read past the rules; and those of the payment provider. Hundreds of tests read
 * them twice, so everybody's are read together.
 */
export async function traces(firebase: TestFirebase, { actors, link, applicant }: Cast): Promise<unknown> {
  const uids = [...actors.values()].flatMap((actor) => (actor === null || actor.uid === staf.uid ? [] : [actor.uid]));
  const people = [...new Set(uids)];
  const stored = await withAdminSdk(addresses(firebase), async ({ auth, firestore }) => {
    const { users } = await auth.getUsers(people.map((uid) => ({ uid })));
    const accounts = users.map(({ uid, email = '', emailVerified, disabled }) => ({
      uid,
      email,
      emailVerified,
      disabled,
    }));
    const where = async (collection: string, field: string, values: string[]) =>
      (await firestore.collection(collection).where(field, 'in', values).get()).docs;
    const ofPeople = [collections.interimUsers, collections.seniorProfiles, collections.userCredits];
    const paths = [
      ...ofPeople.flatMap((collection) => people.map((uid) => `${collection}/${uid}`)),
      `${collections.interimUsers}/${staf.uid}`,
      `${collections.reviewTokens}/${idOfToken(link.token)}`,
    ];
    const documents = await Promise.all([
      firestore.getAll(...paths.map((path) => firestore.doc(path))),
      where(collections.creditTransactions, 'user_id', people),
      where(collections.serviceRequests, 'senior_id', people),
      where(
        collections.mail,
        'to',
        accounts.map(({ email }) => email),
      ),
      where(collections.reviews, 'request_id', [link.requestId]),
      where(collections.mail, 'values.email', [applicant]),
    ]);
    // By name: in which order they are found says nothing.
    return {
      accounts: Object.fromEntries(accounts.map((account) => [account.uid, account])),
      documents: Object.fromEntries(documents.flat().map((each) => [each.ref.path, each.data() ?? null])),
    };
  });
  const purchases = await Promise.all(people.map((uid) => practicePurchases(firebase, uid)));
  return { stored, purchases };
}
