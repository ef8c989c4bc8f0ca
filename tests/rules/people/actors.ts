/** Somebody who calls: what the ID token says, which is all that the rules know of a caller. */
export interface Actor {
  readonly name: string;
  /** null for a visitor. */
  readonly uid: string | null;
  readonly claims: Readonly<Record<string, unknown>>;
}

/** The uid by which an actor's own documents are found; a visitor has none, and nobody has this one. */
export const uidOf = (actor: Actor): string => actor.uid ?? 'nobody';

export const mailOf = (actor: Actor): string => {
  const { email } = actor.claims;
  return typeof email === 'string' ? email : 'nobody@madelief.test';
};

function account(name: string, uid: string, claims: Readonly<Record<string, unknown>> = {}): Actor {
  const email = `${uid.toLowerCase()}@madelief.test`;
  const firebase = { sign_in_provider: 'password', identities: { email: [email] } };
  return { name, uid, claims: { sub: uid, user_id: uid, email, email_verified: true, firebase, ...claims } };
}

export const visitor: Actor = { name: 'visitor', uid: null, claims: {} };
export const maria = account('Maria', 'maria');
export const jozef = account('Jozef', 'jozef');
/** Everything that Maria has, but never opened the mail. */
export const rosa = account('Rosa (mail not verified)', 'rosa', { email_verified: false });
/** Signed up a moment ago: no record of any kind. */
export const nova = account('Nova (no record yet)', 'nova');
/** Has a record, and neither a profile nor credits. */
export const nel = account('Nel (no profile yet)', 'nel');
/** A senior whose token claims every word that might mean staff. */
export const vera = account('Vera (forged claims)', 'vera', {
  role: 'admin',
  roles: ['admin'],
  admin: true,
  staff: true,
  status: 'verified',
});
/** A custom uid outside the alphabet of the ids in documents. */
export const dotted = account('Dotted (odd uid)', 'dotted.uid');
/** Signed in without a mail address: no such claims at all. */
export const anonymous: Actor = {
  name: 'anonymous account',
  uid: 'anonymous',
  claims: { sub: 'anonymous', user_id: 'anonymous', firebase: { sign_in_provider: 'anonymous', identities: {} } },
};
export const staff = account('Staf (staff)', 'staf');
/** Recorded as staff, but never opened the mail. */
export const unverifiedStaff = account('Stien (staff, mail not verified)', 'stien', { email_verified: false });
/** Blocked after the token was issued: the token says nothing of it. */
export const blockedSenior = account('Blanche (blocked senior)', 'blanche');
export const blockedStaff = account('Bert (blocked staff)', 'bert');
/** Her record holds something else than true or false under `blocked`. */
export const oddlyBlocked = account('Odette (odd block)', 'odette');
/** Everything that Maria has, in roles that the product does not know. */
export const student = account('Stef (role student)', 'stef');
export const hostileRole = account('Hugo (role constructor)', 'hugo');

export const actors: readonly Actor[] = [
  visitor,
  maria,
  jozef,
  rosa,
  nova,
  nel,
  vera,
  dotted,
  anonymous,
  staff,
  unverifiedStaff,
  blockedSenior,
  blockedStaff,
  oddlyBlocked,
  student,
  hostileRole,
];
