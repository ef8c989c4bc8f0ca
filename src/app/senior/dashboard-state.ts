/** What may travel to the dashboard beside its address. */
export interface DashboardState {
  /** The view to open when the address names none. */
  readonly tab?: string;
  /** The request that was just confirmed, for the view of all requests. */
  readonly savedRequestId?: string;
  /** The refused outbox item to change, for the form. */
  readonly changedItemId?: string;
  /** The earlier request to ask for once more, for the form. */
  readonly againRequestId?: string;
  /** The purchase of credits that is being cancelled. */
  readonly cancellingPurchaseId?: string;
  /** Somebody was sent here from a page for staff. */
  readonly adminRefused?: boolean;
}

/** The browser keeps this state across reloads and versions of the app: it is read as something foreign. */
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
