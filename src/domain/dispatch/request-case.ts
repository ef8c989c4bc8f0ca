import type { BoardRow } from '../documents/board-row.ts';
import type { Quote } from '../documents/quote.ts';
import type { StoredServiceRequest } from '../documents/service-request.ts';
import type { StoredVisit } from '../documents/visit.ts';
import type { Result } from '../result.ts';
import type { DispatchRejection } from './rejections.ts';

/** The codes at the doors of confirmed visits, by the id of the visit; they lie beside the visits (door-codes.ts). */
export type DoorCodes = ReadonlyMap<string, string>;

/** Also where they are not known: staff's screens read none. */
export const noDoorCodes: DoorCodes = new Map();

/** What is decided about a request: the request itself, its quote, its visits, and who works on it. */
export interface RequestCase {
  readonly request: Omit<StoredServiceRequest, 'quote'>;
  readonly quote: Quote | null;
  readonly takenBy: BoardRow['taken_by'];
  /** By id; the first visit has the request's id. */
  readonly visits: readonly StoredVisit[];
  readonly doorCodes: DoorCodes;
}

/** Who decides, and when. */
export interface DecisionContext {
  readonly now: Date;
  readonly actor: { readonly uid: string; readonly name: string };
  /** Of the senior's home; empty or left out where it is not known. */
  readonly postcode?: string;
}

/** The case after a command, or why the command is rejected. Untouched visits are the same objects. */
export type Decision = Result<RequestCase, DispatchRejection>;
