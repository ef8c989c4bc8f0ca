import { isoDate } from '../field-types.ts';

/** What staff looks for in the audit log. Empty texts are no condition. */
export interface AuditFilter {
  /** yyyy-MM-dd, both ends included. */
  readonly from: string;
  readonly to: string;
  /** A staff member's uid. */
  readonly who: string;
  /** The name of a command, or `created`, `updated` or `deleted`. */
  readonly what: string;
  /** The id of a document. */
  readonly about: string;
}

const parts = ['from', 'to', 'who', 'what', 'about'] as const;

export const noAuditFilter: AuditFilter = { from: '', to: '', who: '', what: '', about: '' };

/** Ids and names are shorter; a longer address is somebody's mistake. */
const longest = 128;

const day = (typed: string) => (isoDate.safeParse(typed).success ? typed : '');

/** Reads a filter from the query of an address, which anybody can write. @param valueOf of one parameter. */
export function readAuditFilter(valueOf: (name: string) => string | null): AuditFilter {
  const text = (name: (typeof parts)[number]) => (valueOf(name) ?? '').trim().slice(0, longest);
  return { from: day(text('from')), to: day(text('to')), who: text('who'), what: text('what'), about: text('about') };
}

/** The parameters of an address that shows the same entries; none without a condition. */
export const auditFilterParts = (filter: AuditFilter): readonly (readonly [string, string])[] =>
  parts.map((name) => [name, filter[name]] as const).filter(([, value]) => value !== '');
