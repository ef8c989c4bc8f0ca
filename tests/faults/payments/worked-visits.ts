import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { collections } from '#domain/collections.ts';
import { balanceCents } from '#domain/credits/cents.ts';
import { type StoredVisit, visitSchema } from '#domain/documents/visit.ts';
import { userCreditsSchema } from '#domain/documents/credits.ts';
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
  const visits = worked.map(({ centsPerHour, minutes }, index) => {
    const id = randomUUID();
    const request = aServiceRequest({ request_id: id, senior_id: uid, status: 'ended' });
    const visit = aPlannedVisit({
      ...{ request_id: id, senior_id: uid, state: 'done', date: `2026-12-0${index + 1}`, minutes_worked: minutes },
      price: { variant: 'standard', cents_per_hour: centsPerHour, agreed_at: longAgo, how: 'app' },
      ...{ ended_at: longAgo, updated_at: longAgo },
    });
    batch.set(at(collections.serviceRequests, id), request);
    batch.set(at(collections.planning, id), visit);
    return { id, commandId: randomUUID() };
  });
  await batch.commit();
  return visits;
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
  const open = stored.filter(({ visit }) => visit.state !== 'charged');
  expect(stored.filter(({ visit }) => !['approved', 'charged'].includes(visit.state))).toEqual([]);
  const credits = await firestore().collection(collections.userCredits).doc(uid).get();
  const balance = credits.exists ? balanceCents(userCreditsSchema.parse(credits.data())) : 0;
  const [oldest] = open;
  if (oldest !== undefined) expect(visitCost(oldest.visit)?.cents).toBeGreaterThan(balance);
  for (const { id, visit } of stored) {
    const request = await firestore().collection(collections.serviceRequests).doc(id).get();
    expect(request.get('status')).toBe(visit.state === 'charged' ? 'paid' : 'ended');
    if (visit.state === 'charged') expect(visit.charged_cents).toBe(visitCost(visit)?.cents);
  }
  return stored.length - open.length;
}
