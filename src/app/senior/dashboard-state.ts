/** The history state of the dashboard. */
export interface DashboardState {
  /** The view to open when the address names none. */
  readonly tab?: string;
  /** The request that was just confirmed, highlighted in the list of requests. */
  readonly savedRequestId?: string;
  /** The rejected outbox item to edit in the form. */
  readonly changedItemId?: string;
  /** The earlier request to repeat in the form. */
  readonly againRequestId?: string;
  /** The purchase of credits to cancel. */
  readonly cancellingPurchaseId?: string;
  /** Redirected from a page for staff. */
  readonly adminRefused?: boolean;
}

/** Validates untrusted history state: the browser keeps it across reloads and versions of the app. */
export function readDashboardState(state: unknown): DashboardState {
  if (typeof state !== 'object' || state === null) return {};
  const found = new Map<string, unknown>(Object.entries(state));
  const text = <Key extends string>(key: Key): { [Name in Key]?: string } => {
    const value = found.get(key);
    return typeof value === 'string' ? ({ [key]: value } as { [Name in Key]: string }) : {};
  };
  return {
    ...text('tab'),
    ...text('savedRequestId'),
    ...text('changedItemId'),
    ...text('againRequestId'),
    ...text('cancellingPurchaseId'),
    ...(found.get('adminRefused') === true ? { adminRefused: true } : {}),
  };
}
