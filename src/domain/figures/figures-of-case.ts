import type { BoardRow } from '../documents/board-row.ts';
import type { Offer, StoredVisit } from '../documents/visit.ts';
import { isoDate } from '../field-types.ts';
import { brusselsDate } from '../requests/calendar.ts';
import type { VisitState } from '../visits/visit-state.ts';
import { type Figure, type FigureAmount, figureKey } from './figure.ts';
import { mondayOf } from './week.ts';

/** A request as it is counted. */
export interface CountedCase {
  readonly row: Pick<BoardRow, 'created_at' | 'stage' | 'matched_at' | 'postcode' | 'service'>;
  readonly visits: readonly StoredVisit[];
}

interface Counted {
  readonly monday: string;
  readonly figure: Figure;
  readonly amount: number;
}

const minuteMs = 60_000;

const weekOf = (moment: Date) => mondayOf(brusselsDate(moment));

const withStudent: readonly VisitState[] = ['confirmed', 'started', 'done', 'approved', 'charged'];

function ofRequest({ created_at: created, stage, matched_at: matched = null }: CountedCase['row']): readonly Counted[] {
  const asked = weekOf(created);
  const cancelled: readonly Counted[] =
    stage === 'cancelled' ? [{ monday: asked, figure: 'cancelled', amount: 1 }] : [];
  if (matched === null) return [{ monday: asked, figure: 'requests', amount: 1 }, ...cancelled];
  const waited = Math.max(0, Math.round((matched.getTime() - created.getTime()) / minuteMs));
  const monday = weekOf(matched);
  return [
    { monday: asked, figure: 'requests', amount: 1 },
    ...cancelled,
    { monday, figure: 'matched', amount: 1 },
    { monday, figure: 'minutes-until-matched', amount: waited },
  ];
}

function ofVisit({ visit }: StoredVisit): readonly Counted[] {
  // An older visit may have a day that does not exist.
  if (!isoDate.safeParse(visit.date).success) return [];
  const monday = mondayOf(visit.date);
  if (visit.state === 'missed') return [{ monday, figure: 'missed', amount: 1 }];
  if (!withStudent.includes(visit.state)) return [];
  const minutes = visit.minutes_worked ?? visit.minutes_planned;
  const cents = Math.round(((visit.price?.cents_per_hour ?? 0) * minutes) / 60);
  return [
    { monday, figure: 'visits', amount: 1 },
    { monday, figure: 'minutes', amount: minutes },
    { monday, figure: 'cents', amount: cents },
  ];
}

/** Offers of a case by visit, student and moment. */
const offersOf = ({ visits }: CountedCase): ReadonlyMap<string, Offer> =>
  new Map(
    visits.flatMap(({ id, visit }) =>
      visit.offers.map((offer) => [`${id} ${offer.student_id} ${offer.offered_at.getTime()}`, offer] as const),
    ),
  );

/** Offers and answers since `before`. They stay counted when a visit forgets its offers, as one without a student does. */
function newOffers(before: CountedCase | null, after: CountedCase): readonly Counted[] {
  const known = before === null ? new Map<string, Offer>() : offersOf(before);
  return [...offersOf(after)].flatMap(([key, { offered_at: at, answer }]) => {
    const former = known.get(key);
    const monday = weekOf(at);
    const made: readonly Counted[] = former === undefined ? [{ monday, figure: 'offered', amount: 1 }] : [];
    const isNews = answer !== null && answer !== 'expired' && former?.answer !== answer;
    return isNews ? [...made, { monday, figure: answer, amount: 1 }] : made;
  });
}

const placeOf = ({ row }: CountedCase) => ({ service: row.service, area: row.postcode.slice(0, 2) });

/** What one request adds to the figures but for its offers. Depends on nothing but the request as it stands. */
export function figuresOfCase(counted: CountedCase): readonly FigureAmount[] {
  const { row, visits } = counted;
  return [...ofRequest(row), ...visits.flatMap(ofVisit)].map((each) => ({ ...each, ...placeOf(counted) }));
}

/** Amounts by week and then by key. */
export type FigureChanges = ReadonlyMap<string, Readonly<Record<string, number>>>;

/**
 * How the figures move when a request goes from one state to another; null stands for no request. Changes of one request
 * add up to its figures as it stands in the end, whatever the way there; offers and their answers are only added.
 * @param countsOffers not when a command is undone: the offers that come back were counted when they were made.
 */
export function figureChanges(
  before: CountedCase | null,
  after: CountedCase | null,
  { countsOffers = true } = {},
): FigureChanges {
  const weeks = new Map<string, Map<string, number>>();
  const add = (amounts: readonly FigureAmount[], sign: 1 | -1) => {
    for (const each of amounts) {
      const week = weeks.get(each.monday) ?? new Map<string, number>();
      week.set(figureKey(each), (week.get(figureKey(each)) ?? 0) + sign * each.amount);
      weeks.set(each.monday, week);
    }
  };
  if (before !== null) add(figuresOfCase(before), -1);
  if (after !== null) {
    add(figuresOfCase(after), 1);
    const place = placeOf(after);
    add(
      (countsOffers ? newOffers(before, after) : []).map((each) => ({
        ...each,
        ...place,
      })),
      1,
    );
  }
  const moved = [...weeks].map(([monday, amounts]) => [monday, [...amounts].filter(([, by]) => by !== 0)] as const);
  return new Map(
    moved.filter(([, amounts]) => amounts.length > 0).map(([monday, amounts]) => [monday, Object.fromEntries(amounts)]),
  );
}
