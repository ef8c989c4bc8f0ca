import * as z from 'zod/mini';
import { type BoardRow, type BoardStage, boardStages } from '../documents/board-row.ts';
import { requestReference } from '../requests/request-reference.ts';
import { type RequestStatus, requestStatuses } from '../requests/request-status.ts';
import { boardOrderSchema, boardOrderText, firstBoardOrder } from './board-order.ts';
import { openStages, waitingStages } from './board-filter.ts';

const meantSchema = z.object({
  seniors: z.readonly(z.array(z.string())),
  students: z.readonly(z.array(z.string())),
  postcodes: z.readonly(z.array(z.string())),
  /** As in `requestReference`; empty for none. */
  reference: z.string(),
});

/** Whom or what a typed text means: a number, or any of the others. */
export type Meant = z.infer<typeof meantSchema>;

export const boardListSchema = z.object({
  stage: z.enum([...boardStages, 'open', 'waiting', 'all']),
  service: z.string(),
  /** yyyy-MM-dd */
  from: z.string(),
  to: z.string(),
  /** Whole. */
  postcode: z.string(),
  /** The uid of who works on it. */
  taken: z.string(),
  meant: z.nullable(meantSchema),
  order: boardOrderSchema,
});

/**
 * A list that the server can give in pages: every condition holds. Empty texts are no condition. `waiting` are the stages in
 * which a request waits for a student.
 */
export type BoardList = z.infer<typeof boardListSchema>;

const noConditions = { service: '', from: '', to: '', postcode: '', taken: '', meant: null, order: firstBoardOrder };

/** Every request of one stage, the nearest day first. */
export const stageList = (stage: BoardStage): BoardList => ({ ...noConditions, stage });

/** Every open request. */
export const openList: BoardList = { ...noConditions, stage: 'open' };

/** Names a list: that of one stage by the stage. */
export function keyOfList(list: BoardList): string {
  const { stage, service, from, to, postcode, taken, meant, order } = list;
  const rest = [service, from, to, postcode, taken, boardOrderText(order) ?? ''];
  if (meant === null && rest.every((part) => part === '')) return stage;
  return JSON.stringify([stage, ...rest, meant]);
}

/** Whether a list is that of a whole stage, or of all that is open: screens share these, and come back to them. */
export const isSharedList = (key: string): boolean =>
  key === openList.stage || boardStages.some((stage) => stage === key);

function isMeant(row: BoardRow, { seniors, students, postcodes, reference }: Meant): boolean {
  return (
    seniors.includes(row.senior_id) ||
    (row.student !== null && students.includes(row.student.id)) ||
    postcodes.includes(row.postcode) ||
    (reference !== '' && requestReference(row.request_id, row.created_at) === reference)
  );
}

/** The stages of a list; null for all of them. */
function stagesOf({ stage }: BoardList): readonly BoardStage[] | null {
  if (stage === 'open') return openStages;
  if (stage === 'waiting') return waitingStages;
  return stage === 'all' ? null : [stage];
}

/**
 * The part of a list that waits for a student from a day on.
 * @returns null for a list of a stage in which no request does.
 */
export function waitingPartOf(list: BoardList, today: string): BoardList | null {
  const { stage, from } = list;
  const isWider = stage === 'open' || stage === 'all' || stage === 'waiting';
  if (!isWider && !waitingStages.includes(stage)) return null;
  return { ...list, stage: isWider ? 'waiting' : stage, from: from > today ? from : today };
}

/** Whether a row belongs to a list. */
export function isInList(row: BoardRow, list: BoardList): boolean {
  const { service, from, to, postcode, taken, meant } = list;
  if (stagesOf(list)?.includes(row.stage) === false) return false;
  if ((service !== '' && row.service !== service) || (postcode !== '' && row.postcode !== postcode)) return false;
  if ((from !== '' && row.date < from) || (to !== '' && row.date > to)) return false;
  if (taken !== '' && row.taken_by?.uid !== taken) return false;
  return meant === null || isMeant(row, meant);
}

/** The fields that a list of the board can ask to equal something; each has an index for each order. */
export const equalityFields = [
  'stage',
  'status',
  'service',
  'postcode',
  'taken_by.uid',
  'senior_id',
  'student.id',
] as const;

type EqualityField = (typeof equalityFields)[number] | 'reference';

/** One of these values. */
export interface Equality {
  readonly field: EqualityField;
  readonly values: readonly string[];
}

export interface ServerConditions {
  /** All of them. */
  readonly all: readonly Equality[];
  /** And one of these, where there are any. */
  readonly any: readonly Equality[];
  readonly from: string;
  readonly to: string;
}

/** What Firestore accepts in one query, as a product of all alternatives. */
const mostAlternatives = 30;

const openStatuses: readonly RequestStatus[] = ['submitted', 'processing', 'assigned'];

/** Three statuses instead of nine stages. */
function ofStage(list: BoardList): Equality | null {
  if (list.stage === 'open') return { field: 'status', values: openStatuses };
  const stages = stagesOf(list);
  return stages === null ? null : { field: 'stage', values: stages };
}

function ofMeant(meant: Meant | null): readonly Equality[] {
  if (meant === null) return [];
  const { seniors, students, postcodes } = meant;
  return (
    [
      { field: 'senior_id', values: seniors },
      { field: 'student.id', values: students },
      { field: 'postcode', values: postcodes },
    ] satisfies readonly Equality[]
  ).filter(({ values }) => values.length > 0);
}

const isEqualTo = (field: EqualityField, value: string): readonly Equality[] =>
  value === '' ? [] : [{ field, values: [value] }];

/** Whether the server sorts it and gives it in pages: not what a number means, of which there is one page. */
export const isOrdered = ({ meant }: BoardList): boolean => meant === null || meant.reference === '';

/**
 * The conditions that the server is asked for. They let through every row of the list; a few others where Firestore
 * accepts no more alternatives: among some persons their closed requests too. `isInList` decides.
 */
export function serverConditions(list: BoardList): ServerConditions {
  const { service, postcode, taken, meant, from, to } = list;
  // A number is of a request or two: nothing else has to be asked for, and no order.
  const number = meant?.reference ?? '';
  if (number !== '') return { all: [{ field: 'reference', values: [number] }], any: [], from: '', to: '' };
  const any = ofMeant(meant);
  const equal = [
    ...isEqualTo('service', service),
    ...isEqualTo('postcode', postcode),
    ...isEqualTo('taken_by.uid', taken),
  ];
  const alternatives = any.reduce((sum, { values }) => sum + values.length, 0);
  const stage = ofStage(list);
  const fits = stage !== null && stage.values.length * Math.max(1, alternatives) <= mostAlternatives;
  if (fits) return { all: [stage, ...equal], any, from, to };
  // An order alone has no index: with a condition that lets every row through, it is that of the condition.
  const every: Equality = { field: 'status', values: requestStatuses };
  return { all: any.length === 0 && equal.length === 0 ? [every] : equal, any, from, to };
}
