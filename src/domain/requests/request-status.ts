/** The statuses of a service request, in the order of the progress bar; `cancelled` is outside it. */
export const requestStatuses = ['submitted', 'processing', 'assigned', 'ended', 'paid', 'cancelled'] as const;

export type RequestStatus = (typeof requestStatuses)[number];

export type RequestActor = 'senior' | 'staff';

/**
 * Legacy values that spec.md section 4 treats as equal; read, never written. Keys are lower case, and reading ignores
 * case.
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

/** Returns the status of a stored value, or null for an unknown value (shown grey, unchanged). */
export function readRequestStatus(stored: string): RequestStatus | null {
  const folded = stored.trim().toLowerCase();
  return requestStatuses.find((status) => status === folded) ?? legacyStatuses.get(folded) ?? null;
}

function capitalised(text: string, pattern: RegExp): string {
  return text.replace(pattern, (letter) => letter.toUpperCase());
}

/**
 * Returns every known spelling of these statuses, for case-sensitive queries. A spelling with other capitals is still
 * read, but no query by status finds it.
 */
export function storedSpellings(statuses: readonly RequestStatus[]): readonly string[] {
  const spellings = [...requestStatuses.map((status) => [status, status] as const), ...legacyStatuses]
    .filter(([, status]) => statuses.includes(status))
    .map(([word]) => word);
  return [...new Set(spellings.flatMap((word) => [word, capitalised(word, /^./), capitalised(word, /\b./g)]))];
}

const forward: Readonly<Record<RequestStatus, RequestStatus | null>> = {
  submitted: 'processing',
  processing: 'assigned',
  assigned: 'ended',
  ended: 'paid',
  paid: null,
  cancelled: null,
};

/**
 * Transitions: submitted → processing → assigned → ended → paid by staff; cancelling as in design.md, "Request states".
 */
export function mayMove(from: RequestStatus, to: RequestStatus, actor: RequestActor): boolean {
  if (to === 'cancelled') return mayCancel(from, actor);
  return actor === 'staff' && forward[from] === to;
}

/** A senior may cancel while submitted or processing; staff before ended. */
export function mayCancel(status: RequestStatus, actor: RequestActor): boolean {
  const open: readonly RequestStatus[] = ['submitted', 'processing'];
  return open.includes(status) || (actor === 'staff' && status === 'assigned');
}

/**
 * Returns the completed steps of five (spec.md section 4, progress bar); null for a cancelled request, whose bar is
 * empty.
 */
export function progressSteps(status: RequestStatus): number | null {
  return status === 'cancelled' ? null : requestStatuses.indexOf(status) + 1;
}

export const totalProgressSteps = 5;

/** Returns whether the overview counts the request as active (spec.md section 7: status submitted). */
export function isActive(status: RequestStatus): boolean {
  return status === 'submitted';
}

/** Returns whether the student's name may be shown. */
export function hasStudent(status: RequestStatus): boolean {
  return status === 'assigned' || status === 'ended' || status === 'paid';
}
