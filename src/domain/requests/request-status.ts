/** The six states of a service request, in the order of the progress bar; `cancelled` stands beside it. */
export const requestStatuses = ['submitted', 'processing', 'assigned', 'ended', 'paid', 'cancelled'] as const;

export type RequestStatus = (typeof requestStatuses)[number];

export type RequestActor = 'senior' | 'staff';

/**
 * Values that older records carry and that spec.md section 4 counts as equal. Read, never written. Keys are lower case:
 * the reader folds case, so that "Ingediend" and "ingediend" are one.
 */
const legacyStatuses: ReadonlyMap<string, RequestStatus> = new Map([
  ['matched', 'assigned'],
  ['completed', 'ended'],
  ['ingediend', 'submitted'],
  ['in behandeling', 'processing'],
  ['gekoppeld', 'assigned'],
  ['voltooid', 'ended'],
  ['betaald', 'paid'],
  ['geannuleerd', 'cancelled'],
]);

/** The state that a stored value means, or null for a value that nobody knows (shown grey, as it is). */
export function readRequestStatus(stored: string): RequestStatus | null {
  const folded = stored.trim().toLowerCase();
  return requestStatuses.find((status) => status === folded) ?? legacyStatuses.get(folded) ?? null;
}

function capitalised(text: string, pattern: RegExp): string {
  return text.replace(pattern, (letter) => letter.toUpperCase());
}

/**
 * Every way in which records spell these states, for asking the server: it compares letter by letter. A spelling with
 * capitals elsewhere is still read where it is met, though not found by state.
 */
export function storedSpellings(statuses: readonly RequestStatus[]): readonly string[] {
  const words = [...requestStatuses.map((status) => [status, status] as const), ...legacyStatuses]
    .filter(([, status]) => statuses.includes(status))
    .map(([word]) => word);
  return [...new Set(words.flatMap((word) => [word, capitalised(word, /^./), capitalised(word, /\b./g)]))];
}

const forward: Readonly<Record<RequestStatus, RequestStatus | null>> = {
  submitted: 'processing',
  processing: 'assigned',
  assigned: 'ended',
  ended: 'paid',
  paid: null,
  cancelled: null,
};

/** submitted → processing → assigned → ended → paid by staff; cancelled as design.md, "Request states", says. */
export function mayMove(from: RequestStatus, to: RequestStatus, actor: RequestActor): boolean {
  if (to === 'cancelled') return mayCancel(from, actor);
  return actor === 'staff' && forward[from] === to;
}

/** A senior cancels while submitted or processing; staff from any state before ended. */
export function mayCancel(status: RequestStatus, actor: RequestActor): boolean {
  const open: readonly RequestStatus[] = ['submitted', 'processing'];
  return open.includes(status) || (actor === 'staff' && status === 'assigned');
}

/** Steps done of five (spec.md section 4, progress bar); null for a cancelled request, whose bar is empty. */
export function progressSteps(status: RequestStatus): number | null {
  return status === 'cancelled' ? null : requestStatuses.indexOf(status) + 1;
}

export const totalProgressSteps = 5;

/** The request counts as active on the overview (spec.md section 7: status submitted). */
export function isActive(status: RequestStatus): boolean {
  return status === 'submitted';
}

/** From here on the student's name may be shown. */
export function hasStudent(status: RequestStatus): boolean {
  return status === 'assigned' || status === 'ended' || status === 'paid';
}
