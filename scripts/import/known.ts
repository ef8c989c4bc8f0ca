import type { VisitStudent } from '#domain/documents/visit.ts';

/** Of one account of the old system; the hash of its password stays in the file until it is taken over. */
export interface OldLogin {
  /** In small letters. */
  readonly email: string;
  readonly isConfirmed: boolean;
}

/** `erased`: in the new app, after an earlier import. Nothing of that person is taken over again. */
export type PersonState = 'fits' | 'refused' | 'erased';

/**
 * What the rows that were read so far say about those that follow: ids and sums, never whole rows. It grows with the
 * number of people and of requests, by some hundred bytes each.
 */
export interface Known {
  readonly logins: Map<string, OldLogin>;
  readonly mails: Map<string, string>;
  readonly people: Map<string, PersonState>;
  readonly names: Map<string, string>;
  /** The id by which requests name a senior, and the account that it belongs to. */
  readonly seniors: Map<string, string>;
  readonly categories: Map<string, string>;
  readonly students: Map<string, VisitStudent>;
  /** The student of a request. */
  readonly planned: Map<string, string>;
  readonly requests: Set<string>;
  /** The ids of each table, against doubles. */
  readonly seen: Map<string, Set<string>>;
  readonly money: Map<string, OldMoney>;
  /** From the new app: who was erased since, and whose mail address another account has. */
  readonly erased: ReadonlySet<string>;
  readonly taken: ReadonlySet<string>;
  readonly now: Date;
}

/** The lines of one account as they are taken over. */
export interface OldMoney {
  /** In cents, of the lines that count. */
  readonly sum: number;
  readonly firstAt: Date;
}

export const nothingKnown = (
  now: Date,
  { erased, taken }: { readonly erased: ReadonlySet<string>; readonly taken: ReadonlySet<string> },
): Known => ({
  logins: new Map(),
  mails: new Map(),
  people: new Map(),
  names: new Map(),
  seniors: new Map(),
  categories: new Map(),
  students: new Map(),
  planned: new Map(),
  requests: new Set(),
  seen: new Map(),
  money: new Map(),
  ...{ erased, taken, now },
});

/** Whether an id is the first of its table. */
export function isFirst({ seen }: Known, table: string, id: string): boolean {
  const ids = seen.get(table) ?? new Set();
  seen.set(table, ids);
  return !ids.has(id) && ids.add(id) === ids;
}
