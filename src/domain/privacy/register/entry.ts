/** Of whom data are kept. Staff's own are those of employees, under a register of their own. */
export const personKinds = ['senior', 'family', 'student', 'visitor'] as const;

export type PersonKind = (typeof personKinds)[number];

/** The grounds of article 6 of the GDPR that are used. */
export type Basis = 'contract' | 'legal-obligation' | 'legitimate-interest' | 'consent' | 'request';

/** How long a document is kept. The years are those of the privacy page (src/domain/public/retention.ts). */
export type Period =
  /** As long as the person has an account, or is known; at most five years after the last use. */
  | 'account'
  /** Ten years, for the books. */
  | 'payment'
  /** Two years, as correspondence. */
  | 'correspondence'
  /** Until the moment in the document, of days or weeks. */
  | 'own-end'
  /** Of nobody: sums, prices, the list of services. */
  | 'for-ever';

export type Reader = PersonKind | 'circle' | 'staff' | 'functions' | 'everybody';

/**
 * What is known of a person who is erased, and where a document is recognised by it: `uid` is the id of an account or a
 * student; the others are ids that the person's own documents lead to.
 */
export type PersonKey = 'uid' | 'email' | 'requests' | 'visits' | 'seniors' | 'leads' | 'forms' | 'messages';

/** What a field becomes. `own-name`: only where it holds the person's own name. */
export type Blank =
  | { readonly to: string | null | readonly never[] }
  | { readonly removed: true }
  | { readonly to: string; readonly where: 'own-name' };

/**
 * Where a collection holds something of a kind of person, and what erasing that person does to it. A document is found when
 * `at` (its id, a field, or a list whose name ends in `[]`) holds one of the person's keys. In a path of `blank`,
 * `list[field].name` is the `name` of each element of `list` whose `field` is the person's id.
 */
export interface Trace {
  readonly of: PersonKind;
  readonly key: PersonKey;
  readonly at: string;
  /** `keep`: found for an export alone. */
  readonly erasing: 'delete' | 'keep' | { readonly blank: Readonly<Record<string, Blank>> };
  /** Why what is found here is not in the person’s export. Without it, it is. */
  readonly withheld?: string;
}

/** Whether a field says who a person is, or holds what that person wrote; `plain`: ids, days, amounts, states, choices. */
export type About = 'plain' | 'staff' | PersonKind | readonly PersonKind[];

export interface RegisterEntry {
  readonly purpose: string;
  readonly basis: Basis;
  readonly period: Period;
  readonly readers: readonly Reader[];
  readonly fields: Readonly<Record<string, About>>;
  readonly traces: readonly Trace[];
  /**
   * The fields that an export hands to a kind of person, where that is not simply what is plain and what is about that kind:
   * less where a document is about several people, more where the person sees the name of another one in the app.
   */
  readonly shows?: Partial<Readonly<Record<PersonKind, readonly string[]>>>;
  /**
   * The moment from which the period counts, where each document goes by itself (src/domain/privacy/retention.ts). Without
   * it, a document goes with the person, with the books of the account, or at the moment that it names (`expires_at`).
   */
  readonly since?: string;
  /** Secrets, and ids of others: in no export. A path reaches into a field. */
  readonly secret?: readonly string[];
  /** Why documents of a person stay after erasing, where they do. */
  readonly stays?: string;
}

/** A text that a schema does not let be empty. */
const erasedText = '…';

export const empty: Blank = { to: '' };
export const dots: Blank = { to: erasedText };
export const none: Blank = { to: null };
export const gone: Blank = { removed: true };
/** Of whoever did something last: staff, a timer, or the person. */
export const ifOwn: Blank = { to: '', where: 'own-name' };

export function deleted(of: PersonKind, key: PersonKey, at: string): Trace {
  return { of, key, at, erasing: 'delete' };
}

export function kept(of: PersonKind, key: PersonKey, at: string): Trace {
  return { of, key, at, erasing: 'keep' };
}

/** @param why the person does not get it in an export */
export function withheld(trace: Trace, why: string): Trace {
  return { ...trace, withheld: why };
}

export function blanked(of: PersonKind, key: PersonKey, at: string, blank: Readonly<Record<string, Blank>>): Trace {
  return { of, key, at, erasing: { blank } };
}

export function plain(...names: readonly string[]): Readonly<Record<string, About>> {
  return Object.fromEntries(names.map((name) => [name, 'plain']));
}

export function about(who: About, ...names: readonly string[]): Readonly<Record<string, About>> {
  return Object.fromEntries(names.map((name) => [name, who]));
}
