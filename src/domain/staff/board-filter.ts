import { type BoardRow, type BoardStage, boardStages } from '../documents/board-row.ts';
import { foldText } from './fold-text.ts';

const closedStages: readonly BoardStage[] = ['done', 'paid', 'cancelled'];

/** The stages in which somebody of staff still has something to do or to watch. */
export const openStages: readonly BoardStage[] = boardStages.filter((stage) => !closedStages.includes(stage));

/** What staff looks for among the requests. Empty texts are no condition. */
export interface BoardFilter {
  /** null: every open stage. */
  readonly stage: BoardStage | null;
  readonly service: string;
  /** yyyy-MM-dd */
  readonly from: string;
  readonly to: string;
  readonly postcode: string;
  /** Name, telephone or student; tolerant of accents. */
  readonly text: string;
}

export const noBoardFilter: BoardFilter = { stage: null, service: '', from: '', to: '', postcode: '', text: '' };

const textParts = ['service', 'from', 'to', 'postcode', 'text'] as const;

/** Nobody types more than this; a longer address is somebody's mistake. */
const longest = 200;

/** Reads a filter from the query of an address, which anybody can write. @param valueOf of one parameter. */
export function readBoardFilter(valueOf: (name: string) => string | null): BoardFilter {
  const text = (name: (typeof textParts)[number]) => (valueOf(name) ?? '').slice(0, longest);
  return {
    stage: boardStages.find((stage) => stage === valueOf('stage')) ?? null,
    service: text('service'),
    from: text('from'),
    to: text('to'),
    postcode: text('postcode'),
    text: text('text'),
  };
}

/** The parameters of an address that shows the same rows to whoever opens it; none without a condition. */
export function boardFilterParts(filter: BoardFilter): readonly (readonly [string, string])[] {
  const parts = [['stage', filter.stage ?? ''] as const, ...textParts.map((name) => [name, filter[name]] as const)];
  return parts.filter(([, value]) => value !== '');
}

const digitsOf = (text: string) => text.replaceAll(/\D/g, '');

/** A telephone number is found by its digits, however it is written; from three on, so that a house number is not one. */
function hasPhone(phone: string, typed: string): boolean {
  const digits = digitsOf(typed);
  return (
    digits.length >= 3 && digits.length === typed.replaceAll(/[\s./+-]/g, '').length && digitsOf(phone).includes(digits)
  );
}

/** Whether a row is one of those that are looked for. */
export function matchesFilter(row: BoardRow, filter: BoardFilter): boolean {
  const { stage, service, from, to, postcode, text } = filter;
  if (stage === null ? !openStages.includes(row.stage) : row.stage !== stage) return false;
  if (service !== '' && row.service !== service) return false;
  if ((from !== '' && row.date < from) || (to !== '' && row.date > to)) return false;
  if (!row.postcode.startsWith(postcode.trim())) return false;
  const typed = foldText(text);
  const words = foldText(`${row.senior_name} ${row.student?.name ?? ''} ${row.taken_by?.name ?? ''} ${row.town}`);
  return typed.split(/\s+/).every((word) => words.includes(word)) || hasPhone(row.phone, typed);
}
