/**
 * What is counted by week, service and area. Requests by the week in which they were asked; `matched` and
 * `minutes-until-matched` by the week in which a request first got a student; offers by the week in which they were
 * made; the rest by the week of the visit. Minutes and cents are of visits that a student will do, does or did.
 */
export const figures = [
  'requests',
  'cancelled',
  'matched',
  'minutes-until-matched',
  'offered',
  'accepted',
  'declined',
  'visits',
  'minutes',
  'cents',
  'missed',
] as const;

export type Figure = (typeof figures)[number];

/** An amount of one figure in one week. */
export interface FigureAmount {
  /** yyyy-MM-dd of the Monday. */
  readonly monday: string;
  readonly figure: Figure;
  /** The category's id. */
  readonly service: string;
  /** The first two digits of the postcode; empty without one. */
  readonly area: string;
  readonly amount: number;
}

type FigureKeyParts = Pick<FigureAmount, 'figure' | 'service' | 'area'>;

/** The name under which an amount is stored in its week. The service comes last, as its id may hold any character. */
export const figureKey = ({ figure, service, area }: FigureKeyParts): string => `${figure} ${area} ${service}`;

/** @returns null for a name of another version. */
export function readFigureKey(key: string): FigureKeyParts | null {
  const [name, area = '', ...service] = key.split(' ');
  const figure = figures.find((each) => each === name);
  return figure === undefined ? null : { figure, area, service: service.join(' ') };
}
