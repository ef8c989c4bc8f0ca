/** A failed storage operation. The two kinds have different texts. */
export class StorageFailure extends Error {
  readonly code: 'storage-full' | 'storage-unavailable';

  constructor(code: 'storage-full' | 'storage-unavailable', cause: unknown) {
    super(code, { cause });
    this.name = 'StorageFailure';
    this.code = code;
  }
}

interface NamedError {
  readonly name?: unknown;
  readonly message?: unknown;
  readonly inner?: unknown;
}

/** Dexie wraps the browser's exception; returns the chain of causes. */
function chainOf(error: unknown): NamedError[] {
  const chain: NamedError[] = [];
  let current = error;
  while (typeof current === 'object' && current !== null && chain.length < 5) {
    const named: NamedError = current;
    chain.push(named);
    current = named.inner;
  }
  return chain;
}

const namesOf = (error: unknown) => chainOf(error).map(({ name }) => String(name));

/** Chromium reports a full disk as UnknownError, with the reason in the message alone. */
const noSpace = /quota|no[ _]space|disk (is )?full/i;

function isStorageFull(error: unknown): boolean {
  return chainOf(error).some(({ name, message }) => name === 'QuotaExceededError' || noSpace.test(String(message)));
}

const connectionLosses: ReadonlySet<string> = new Set([
  'AbortError',
  'DatabaseClosedError',
  'InvalidStateError',
  'TransactionInactiveError',
  'UnknownError',
]);

/**
 * iOS closes the connection of a page in the background ("Connection to Indexed Database server lost"); other browsers
 * do so on a version change or cleanup. Reopening fixes that, but not a full disk.
 */
export function isConnectionLost(error: unknown): boolean {
  return !isStorageFull(error) && namesOf(error).some((name) => connectionLosses.has(name));
}

/** Whether an index that allows each value once refused a row. */
export const isTaken = (error: unknown): boolean => namesOf(error).includes('ConstraintError');

/** Names of exceptions that only storage throws. Any other is a bug and is rethrown. */
const storageErrors: ReadonlySet<string> = new Set([
  ...connectionLosses,
  'ConstraintError',
  'DataError',
  'MissingAPIError',
  'NotFoundError',
  'OpenFailedError',
  'QuotaExceededError',
  'ReadOnlyError',
  'SecurityError',
  'TimeoutError',
  'VersionError',
]);

/** Returns the error as a {@link StorageFailure}, or unchanged when it is not a storage error. */
export function toStorageFailure(error: unknown): unknown {
  if (error instanceof StorageFailure) return error;
  if (isStorageFull(error)) return new StorageFailure('storage-full', error);
  if (namesOf(error).some((name) => storageErrors.has(name))) return new StorageFailure('storage-unavailable', error);
  return error;
}
