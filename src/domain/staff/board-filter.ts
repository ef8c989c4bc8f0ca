import { type BoardRow, type BoardStage, boardStages } from '../documents/board-row.ts';
import { foldText } from './fold-text.ts';

const closedStages: readonly BoardStage[] = ['done', 'paid', 'cancelled'];

/** The stages in which somebody of staff still has something to do or to watch. */
export const openStages: readonly BoardStage[] = boardStages.filter((stage) => !closedStages.includes(stage));

/** The stages of a request whose price is agreed, and for which nobody was found yet. */
export const waitingStages: readonly BoardStage[] = ['to-plan', 'offer-declined'];

/** What staff looks for among the requests. Empty texts are no condition. */
export interface BoardFilter {
  /** null: every open stage. */
  readonly stage: BoardStage | 'all' | null;
  readonly service: string;
  /** yyyy-MM-dd */
  readonly from: string;
  readonly to: string;
  readonly postcode: string;
  /** The uid of who works on it. */
  readonly taken: string;
  /** Number, name, telephone, postcode, town or student; tolerant of accents. */
  readonly text: string;
}

export const noBoardFilter: BoardFilter = {
  stage: null,
  service: '',
  from: '',
  to: '',
  postcode: '',
  taken: '',
  text: '',
};

/** The stages that one can filter by. */
export const stageChoices = ['all', ...boardStages] as const;

const textParts = ['service', 'from', 'to', 'postcode', 'taken', 'text'] as const;

/** Nobody types more than this; a longer address is somebody's mistake. */
const longest = 200;

/** Reads a filter from the query of an address, which anybody can write. @param valueOf of one parameter. */
export function readBoardFilter(valueOf: (name: string) => string | null): BoardFilter {
  const text = (name: (typeof textParts)[number]) => (valueOf(name) ?? '').slice(0, longest);
  return {
    stage: stageChoices.find((stage) => stage === valueOf('stage')) ?? null,
    service: text('service'),
    from: text('from'),
    to: text('to'),
    postcode: text('postcode'),
    taken: text('taken'),
    text: text('text'),
  };
}

/** The parameters of an address that shows the same rows to whoever opens it; none without a condition. */
export function boardFilterParts(filter: BoardFilter): readonly (readonly [string, string])[] {
  const parts = [['stage', filter.stage ?? ''] as const, ...textParts.map((name) => [name, filter[name]] as const)];
  return parts.filter(([, value]) => value !== '');
}

/** Whether nothing but the stage is a condition. */
export const isPlainFilter = (filter: BoardFilter): boolean => textParts.every((name) => filter[name] === '');

const digitsOf = (text: string) => text.replaceAll(/\D/g, '');

/** A telephone number is found by its digits, however it is written; from three on, so that a house number is not one. */
function hasPhone(phone: string, typed: string): boolean {
  const digits = digitsOf(typed);
  return (
    digits.length >= 3 && digits.length === typed.replaceAll(/[\s./+-]/g, '').length && digitsOf(phone).includes(digits)
  );
}

function hasWords(row: BoardRow, names: readonly (string | undefined)[], text: string): boolean {
  const typed = foldText(text);
  const words = foldText(names.join(' '));
  return typed.split(/\s+/).every((word) => words.includes(word)) || hasPhone(row.phone, typed);
}

/** Whether the customer or the student is called as was typed, or has this telephone number. */
export const matchesPerson = (row: BoardRow, text: string): boolean =>
  hasWords(row, [row.senior_name, row.student?.name], text);

/** The same, or the town or who works on it is. */
export const matchesText = (row: BoardRow, text: string): boolean =>
  hasWords(row, [row.senior_name, row.student?.name, row.taken_by?.name, row.town], text);
