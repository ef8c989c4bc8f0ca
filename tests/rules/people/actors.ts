/** A caller, as the rules know it: the claims of the ID token. */
export interface Actor {
  readonly name: string;
  /** null for a visitor. */
  readonly uid: string | null;
  readonly claims: Readonly<Record<string, unknown>>;
}

/** The uid that owns an actor's documents; for a visitor one that no account has. */
export const uidOf = (actor: Actor): string => actor.uid ?? 'nobody';

export const mailOf = (actor: Actor): string => {
  const { email } = actor.claims;
  return typeof email === 'string' ? email : 'nobody@madelief.test';
};

/** When everybody signed in, in seconds, as `auth_time` has it. */
export const signedInAt = 1_772_400_000;

function account(name: string, uid: string, claims: Readonly<Record<string, unknown>> = {}): Actor {
  const email = `${uid.toLowerCase()}@madelief.test`;
  const firebase = { sign_in_provider: 'password', identities: { email: [email] } };
  const auth_time = signedInAt;
  return { name, uid, claims: { sub: uid, user_id: uid, email, email_verified: true, auth_time, firebase, ...claims } };
}

export const visitor: Actor = { name: 'visitor', uid: null, claims: {} };
export const maria = account('Maria', 'maria');
export const jozef = account('Jozef', 'jozef');
/** Has all of Maria's records, with an unverified mail address. */
export const rosa = account('Rosa (mail not verified)', 'rosa', { email_verified: false });
/** Just signed up: no record of any kind. */
export const nova = account('Nova (no record yet)', 'nova');
/** Has a record, and neither a profile nor credits. */
export const nel = account('Nel (no profile yet)', 'nel');
/** A senior whose token has every claim that might suggest staff. */
export const vera = account('Vera (forged claims)', 'vera', {
  role: 'admin',
  roles: ['admin'],
  admin: true,
  staff: true,
  status: 'verified',
});
/** A custom uid outside the alphabet of the ids in documents. */
export const dotted = account('Dotted (odd uid)', 'dotted.uid');
/** Signed in without a mail address: the claims are absent. */
export const anonymous: Actor = {
  name: 'anonymous account',
  uid: 'anonymous',
  claims: { sub: 'anonymous', user_id: 'anonymous', firebase: { sign_in_provider: 'anonymous', identities: {} } },
};
/** The claims of a sign-in with a second factor. */
const withSecondFactor = (uid: string) => ({
  firebase: {
    sign_in_provider: 'password',
    identities: { email: [`${uid}@madelief.test`] },
    sign_in_second_factor: 'totp',
    second_factor_identifier: `factor-${uid}`,
  },
});
export const staff = account('Staf (staff)', 'staf', withSecondFactor('staf'));
/** Signed in with the password of a staff member alone. */
export const oneFactorStaff = account('Stan (staff, no second factor)', 'stan');
/** Plans, and keeps the ledger: each has a part of what staff may do. */
export const dispatcher = account('Dina (dispatch)', 'dina', withSecondFactor('dina'));
export const bookkeeper = account('Finn (finance)', 'finn', withSecondFactor('finn'));
/** The token is from before her sessions were ended, and not over yet. */
export const endedStaff = account('Esra (staff, session ended)', 'esra', withSecondFactor('esra'));
/** Has a staff record, with an unverified mail address. */
export const unverifiedStaff = account('Stien (staff, mail not verified)', 'stien', {
  email_verified: false,
  ...withSecondFactor('stien'),
});
/** Blocked after the token was issued: the claims do not show it. */
export const blockedSenior = account('Blanche (blocked senior)', 'blanche');
export const blockedStaff = account('Bert (blocked staff)', 'bert', withSecondFactor('bert'));
/** The record has a value under `blocked` that is not a boolean. */
export const malformedBlock = account('Odette (odd block)', 'odette');
/** Have all of Maria's records, with roles that the product does not know. */
export const student = account('Stef (role student)', 'stef');
export const hostileRole = account('Hugo (role constructor)', 'hugo');

/** In Maria's circle: each with another right besides to see. */
export const seer = account('Sien (sees for Maria)', 'sien');
export const booker = account('Bram (books for Maria)', 'bram');
export const payer = account('Petra (pays for Maria)', 'petra');
/** Has every right in the circles of Maria and of the blocked senior, and in no other. */
export const helper = account('Hanne (all for Maria)', 'hanne');
/** Had every right, until it was ended. */
export const former = account('Fons (ended)', 'fons');
export const blockedMember = account('Bea (blocked, all for Maria)', 'bea');
export const unverifiedMember = account('Ulla (mail not verified, all for Maria)', 'ulla', { email_verified: false });
/** Has every right in Jozef's circle. */
export const elsewhere = account('Ewoud (all for Jozef)', 'ewoud');

/** Has no account: staff alone has a record of her. */
export const godelieve = account('Godelieve (no login)', 'godelieve');

export const members: readonly Actor[] = [
  seer,
  booker,
  payer,
  helper,
  former,
  blockedMember,
  unverifiedMember,
  elsewhere,
];

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
  oneFactorStaff,
  dispatcher,
  bookkeeper,
  endedStaff,
  unverifiedStaff,
  blockedSenior,
  blockedStaff,
  malformedBlock,
  student,
  hostileRole,
  ...members,
];
