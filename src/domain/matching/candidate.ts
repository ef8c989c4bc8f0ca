import type { Avoidance, StudentLanguage, StudentProfile } from '../documents/student-profile.ts';
import type { HourlyPrice } from '../requests/hourly-prices.ts';
import type { ServiceId } from '../requests/prices.ts';

/** A visit that looks for a student. Notes are no part of it: what they ask for never decides who is proposed. */
export interface OpenVisit {
  readonly id: string;
  readonly seniorId: string;
  readonly service: ServiceId;
  /** The agreed or expected variant of the price; null when not known. */
  readonly variant: HourlyPrice['variant'] | null;
  /** yyyy-MM-dd and HH:mm, local to Brussels. */
  readonly date: string;
  readonly start: string;
  readonly minutes: number;
  readonly postcode: string;
  /** The language that the senior would like; null when she has no wish. */
  readonly language: StudentLanguage | null;
  /** What is in her house. */
  readonly home: Readonly<Record<Avoidance, boolean>>;
  /** Students whom the senior asked not to send. */
  readonly blockedStudents: readonly string[];
}

/** A visit that a student has, as student_days stores it. */
export interface BookedVisit {
  readonly visitId: string;
  readonly date: string;
  readonly start: string;
  readonly minutes: number;
  readonly postcode: string;
}

/** Visits of one student to one senior that took place. */
export interface VisitsTogether {
  readonly times: number;
  /** yyyy-MM-dd */
  readonly last: string;
}

/** A student, with what matching must know of her besides her profile. */
export interface Candidate {
  readonly profile: StudentProfile;
  /** From the day before the first open visit to the end of the week of the last. In any order. */
  readonly booked: readonly BookedVisit[];
  readonly together: ReadonlyMap<OpenVisit['seniorId'], VisitsTogether>;
  readonly offers: { readonly accepted: number; readonly answered: number };
}

/** What happened before, from which {@link candidatesOf} counts. */
export interface Past {
  readonly booked: readonly (BookedVisit & { readonly studentId: string })[];
  readonly visits: readonly { readonly studentId: string; readonly seniorId: string; readonly date: string }[];
  readonly offers: readonly { readonly studentId: string; readonly accepted: boolean }[];
}

function grouped<Item extends { readonly studentId: string }>(items: readonly Item[]): ReadonlyMap<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(item.studentId);
    if (group === undefined) groups.set(item.studentId, [item]);
    else group.push(item);
  }
  return groups;
}

function countTogether(visits: Past['visits']): Candidate['together'] {
  const counts = new Map<string, VisitsTogether>();
  for (const { seniorId, date } of visits) {
    const { times, last } = counts.get(seniorId) ?? { times: 0, last: date };
    counts.set(seniorId, { times: times + 1, last: date > last ? date : last });
  }
  return counts;
}

/** Puts profiles and what happened together, in one pass over each list. */
export function candidatesOf(profiles: readonly StudentProfile[], past: Past): readonly Candidate[] {
  const booked = grouped(past.booked);
  const visits = grouped(past.visits);
  const offers = grouped(past.offers);
  return profiles.map((profile) => {
    const answers = offers.get(profile.id) ?? [];
    return {
      profile,
      booked: booked.get(profile.id) ?? [],
      together: countTogether(visits.get(profile.id) ?? []),
      offers: { accepted: answers.filter(({ accepted }) => accepted).length, answered: answers.length },
    };
  });
}
