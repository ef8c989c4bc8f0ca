import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { collections } from '#domain/collections.ts';
import { balanceCents } from '#domain/credits/cents.ts';
import { openVisitsIn } from '#domain/credits/missing-money.ts';
import { type StoredVisit, visitSchema } from '#domain/documents/visit.ts';
import { brusselsDate } from '#domain/requests/calendar.ts';
import { userCreditsSchema } from '#domain/documents/payments/credits.ts';
import { visitCost } from '#domain/visits/visit-cost.ts';
import { storedDates } from '#functions/gateways/dispatch/stored-dates.ts';
import { firestore } from '#functions/gateways/firestore.ts';
import { anInterimUser } from '#tests/builders/interim-user.ts';
import { aServiceRequest } from '#tests/builders/service-request.ts';
import { aPlannedVisit } from '#tests/builders/visit.ts';
import type { Schedule } from './schedule.ts';

/** A visit that is over, of a request of its own. */
export interface WorkedVisit {
  /** Of the visit and of its request. */
  readonly id: string;
  /** The senior's approval has one command, however often it is sent. */
  readonly commandId: string;
  /** Cancelled late, and not to be approved. */
  readonly isFee: boolean;
}

const dayMs = 24 * 60 * 60_000;

/** Stores the visits of a senior: over for so long that silence approves them. */
export async function storeWorkedVisits(
  uid: string,
  worked: Schedule['worked'],
  now: number,
): Promise<readonly WorkedVisit[]> {
  if (worked.length === 0) return [];
  const longAgo = new Date(now - 3 * dayMs);
  const batch = firestore().batch();
  const at = (collection: string, id: string) => firestore().collection(collection).doc(id);
  batch.set(at(collections.interimUsers, uid), anInterimUser({ id: uid }));
  const visits = worked.map(({ centsPerHour, minutes, feeCents }, index) => {
    const id = randomUUID();
    const isFee = feeCents !== null;
    const status = isFee ? 'cancelled' : 'ended';
    const request = aServiceRequest({ request_id: id, senior_id: uid, status });
    const visit = aPlannedVisit({
      ...{
        request_id: id,
        senior_id: uid,
        state: isFee ? 'cancelled' : 'done',
        date: `2026-12-0${index + 1}`,
        minutes_worked: minutes,
      },
      price: { variant: 'standard', cents_per_hour: centsPerHour, agreed_at: longAgo, how: 'app' },
      ...(isFee ? { fee: { cents: feeCents, state: 'due' } } : { ended_at: longAgo }),
      updated_at: longAgo,
    });
    batch.set(at(collections.serviceRequests, id), request);
    batch.set(at(collections.planning, id), visit);
    return { id, commandId: randomUUID(), isFee };
  });
  await batch.commit();
  return visits;
}

/** Stores a visit of days ago to which nobody came: staff does not know it yet. */
export async function storeMissedVisit(uid: string, now: number): Promise<string> {
  const longAgo = new Date(now - 3 * dayMs);
  const id = randomUUID();
  const batch = firestore().batch();
  const at = (collection: string, documentId: string) => firestore().collection(collection).doc(documentId);
  batch.set(at(collections.interimUsers, uid), anInterimUser({ id: uid }));
  batch.set(
    at(collections.serviceRequests, id),
    aServiceRequest({ request_id: id, senior_id: uid, status: 'assigned' }),
  );
  const on = { request_id: id, senior_id: uid, date: brusselsDate(longAgo), updated_at: longAgo };
  batch.set(at(collections.planning, id), aPlannedVisit({ ...on, state: 'confirmed', studentprofile_id: null }));
  await batch.commit();
  return id;
}

/** The visits as they are stored, oldest first. */
export async function readVisits(visits: readonly WorkedVisit[]): Promise<readonly StoredVisit[]> {
  if (visits.length === 0) return [];
  const references = visits.map(({ id }) => firestore().collection(collections.planning).doc(id));
  const found = await firestore().getAll(...references);
  return found.map((each) => ({ id: each.id, visit: visitSchema.parse(storedDates(each)) }));
}

/** Holds after the last sweep: everything is approved, and charged, oldest first, as far as the balance goes. */
export async function expectVisitsCharged(uid: string, visits: readonly WorkedVisit[]): Promise<number> {
  const stored = await readVisits(visits);
  const open = openVisitsIn(stored.map(({ id, visit }) => ({ id, data: visit })));
  const isKnown = ({ visit: { state, fee } }: StoredVisit) => ['approved', 'charged'].includes(state) || fee != null;
  expect(stored.filter((each) => !isKnown(each))).toEqual([]);
  const credits = await firestore().collection(collections.userCredits).doc(uid).get();
  const balance = credits.exists ? balanceCents(userCreditsSchema.parse(credits.data())) : 0;
  const [oldest] = open;
  if (oldest !== undefined) expect(oldest.cents).toBeGreaterThan(balance);
  for (const { id, visit } of stored) {
    const request = await firestore().collection(collections.serviceRequests).doc(id).get();
    const ended = visit.state === 'charged' ? 'paid' : 'ended';
    expect(request.get('status')).toBe(visit.state === 'cancelled' ? 'cancelled' : ended);
    if (visit.state === 'charged') expect(visit.charged_cents).toBe(visitCost(visit)?.cents);
  }
  return stored.length - open.length;
}
