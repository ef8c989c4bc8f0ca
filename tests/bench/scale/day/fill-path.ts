import { counterShardOf } from '#domain/dispatch/counter-shard.ts';

/** One time that a piece of work is done, by the people of one visit. */
export interface Played {
  /** Which visit of the day it is. */
  readonly visit: number;
  /** A number from 0 to below `below`. */
  readonly random: (below: number) => number;
  /** The next number of a series. */
  readonly nextReceipt: () => number;
}

/** Visits whose documents are told apart. Later ones write those of earlier ones again: each is then written too often. */
const visitsApart = 2_000;
/** A student does some three visits a day. */
const visitsPerStudent = 3;
/** A member of staff plans a hundred a day, and twenty-five of them share the address of an office. */
const staffMembers = 500;
const offices = 20;

/** Firestore's ids of people and requests are as good as random: an id that rises would share a shard with its neighbour. */
const idOf = (kind: string, number: number): string => `${(number * 7919) % 1_000_003}-${kind}-${number}`;

/** Replaces the placeholders of a path (life/label-paths.ts) for one visit. The same visit has the same documents. */
export function fillPath(label: string, { visit, random, nextReceipt }: Played): string {
  const apart = visit % visitsApart;
  const request = idOf('request', apart);
  const student = Math.floor(apart / visitsPerStudent);
  const values: Readonly<Record<string, () => string>> = {
    request: () => request,
    senior: () => idOf('senior', apart),
    family: () => idOf('family', apart),
    student: () => idOf('student', student),
    otherStudent: () => idOf('student', (student * 31 + 7) % visitsApart),
    staff: () => idOf('staff', visit % staffMembers),
    office: () => idOf('office', visit % offices),
    shard: () => String(counterShardOf(request)),
    receipt: () => String(nextReceipt()).padStart(6, '0'),
  };
  return label.replaceAll(/\{(\w+)\}/gu, (_, name: string) => {
    if (/^\d+$/u.test(name)) return String(random(Number(name)));
    const value = values[name];
    if (value === undefined) throw new Error(`${label} has a placeholder that no visit has`);
    return value();
  });
}
