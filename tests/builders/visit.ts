import { type DoorCodes, noDoorCodes } from '#domain/dispatch/request-case.ts';
import type { BoardRow } from '#domain/documents/board-row.ts';
import type { Quote } from '#domain/documents/quote.ts';
import type { StoredServiceRequest } from '#domain/documents/service-request.ts';
import type { Offer, StoredVisit, Visit } from '#domain/documents/visit.ts';
import { madeAt, oneDayLater } from './moments.ts';
import { aServiceRequest } from './service-request.ts';

const { request_id: requestId } = aServiceRequest();

/** The first visit of the sample request: open, without a price. */
export function aVisit(overrides: Partial<Visit> = {}): Visit {
  return {
    request_id: requestId,
    senior_id: 'maria',
    task_category_id: 'companionship',
    date: '2026-03-10',
    start: '14:00',
    minutes_planned: 120,
    state: 'open',
    studentprofile_id: null,
    student_profiles: null,
    offers: [],
    price: null,
    minutes_worked: null,
    km: null,
    revision: 1,
    updated_at: madeAt,
    ...overrides,
  };
}

/** With Lotte as its student, and an agreed price. */
export function aPlannedVisit(overrides: Partial<Visit> = {}): Visit {
  return aVisit({
    state: 'confirmed',
    studentprofile_id: 'student-lotte',
    student_profiles: { first_name: 'Lotte', last_name: 'Janssens', residence: 'Gent' },
    price: { variant: 'standard', cents_per_hour: 1750, agreed_at: madeAt, how: 'app' },
    ...overrides,
  });
}

/** An offer without an answer. */
export function anOffer(overrides: Partial<Offer> = {}): Offer {
  return {
    student_id: 'student-wout',
    student: { first_name: 'Wout', last_name: 'Peeters', residence: 'Antwerpen' },
    offered_at: madeAt,
    expires_at: oneDayLater,
    answer: null,
    ...overrides,
  };
}

interface CaseParts {
  readonly request?: Partial<StoredServiceRequest>;
  readonly quote?: Quote | null;
  readonly takenBy?: BoardRow['taken_by'];
  readonly visits?: readonly (Visit | StoredVisit)[];
  readonly doorCodes?: DoorCodes;
}

/** A request of Maria's. A visit without an id is its first. */
export function aCase({
  request = {},
  quote = null,
  takenBy = null,
  visits = [],
  doorCodes = noDoorCodes,
}: CaseParts = {}) {
  const stored = visits.map((each) => ('visit' in each ? each : { id: requestId, visit: each }));
  return { request: { ...aServiceRequest(), ...request }, quote, takenBy, visits: stored, doorCodes };
}
