import {
  and,
  collection,
  getCount,
  getDocs,
  limit,
  or,
  orderBy,
  type Query,
  query,
  where,
} from 'firebase/firestore/lite';
import type { DomainError } from '#domain/error-codes.ts';
import { ok, type Result } from '#domain/result.ts';
import { attempt } from '#firebase/attempt.ts';
import { connectFirestore } from '#firebase/connect-firestore.ts';
import { datesOf } from '#firebase/parsing.ts';
import { liveLists, serverAnswers, type Waiting } from './live-lists.ts';
import type { WaitingList } from './waiting-list.ts';

function queryOf({ collection: name, all = [], any = [] }: WaitingList): Query {
  const oneOf = any.length === 0 ? [] : [or(...any.map((condition) => where(...condition)))];
  return query(collection(connectFirestore(), name), and(...all.map((condition) => where(...condition)), ...oneOf));
}

async function ask(list: WaitingList, most: number): Promise<Result<Waiting, DomainError>> {
  const waiting = queryOf(list);
  const order = list.by === null ? [] : [orderBy(list.by)];
  const found = await attempt(() => getDocs(query(waiting, ...order, limit(most))));
  if (!found.ok) {
    serverAnswers.noteNone();
    return found;
  }
  serverAnswers.note();
  const { docs } = found.value;
  if (docs.length < most) return ok({ docs, count: docs.length });
  const counted = await attempt(() => getCount(waiting));
  return counted.ok ? ok({ docs, count: counted.value.data().count }) : counted;
}

/** The first of what waits, and how many there are: as it was told, or else as the server answers. */
export async function readWaiting(list: WaitingList, most: number): Promise<Result<Waiting, DomainError>> {
  // That the device reports to be offline is only a hint: the server is asked at once.
  const told = navigator.onLine ? liveLists.told(list, most) : null;
  return told === null ? ask(list, most) : ok(told);
}

interface Growing {
  /** What is listened to: the list as it becomes within the hour. */
  readonly ahead: WaitingList;
  /** The list as it is now. */
  readonly now: WaitingList;
  /** The field with the moment from which a document waits. */
  readonly field: string;
  readonly moment: Date;
}

/** A list into which time alone brings what waits. */
export async function readGrowing(
  { ahead, now, field, moment }: Growing,
  most: number,
): Promise<Result<Waiting, DomainError>> {
  const told = navigator.onLine ? liveLists.told(ahead, most) : null;
  if (told === null) return ask(now, most);
  const docs = told.docs.filter((document) => {
    const since = datesOf(document.data()[field]);
    return since instanceof Date && since <= moment;
  });
  return ok({ docs, count: docs.length });
}

const added = new WeakMap<Waiting, Promise<Result<unknown, DomainError>>>();

/** What else is read for the documents of a list, once for as long as it does not change. */
export function addOnce<Value>(
  waiting: Waiting,
  add: () => Promise<Result<Value, DomainError>>,
): Promise<Result<Value, DomainError>> {
  const known = added.get(waiting);
  // A list has one kind of addition.
  if (known !== undefined) return known as Promise<Result<Value, DomainError>>;
  const adding = add();
  added.set(waiting, adding);
  void adding.then((result) => {
    if (!result.ok) added.delete(waiting);
  });
  return adding;
}
