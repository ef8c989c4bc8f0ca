/** The device's storage did not do what was asked. The two kinds ask for different words on the screen. */
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

/** Dexie wraps what the browser threw; the reason is somewhere in the chain. */
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
 * iOS ends the connection of a page in the background ("Connection to Indexed Database server lost"), and others do so
 * when a version changes or the browser cleans up. A new connection sets that right; a full disk it does not.
 */
export function isConnectionLost(error: unknown): boolean {
  return !isStorageFull(error) && namesOf(error).some((name) => connectionLosses.has(name));
}

/** Names that only storage throws. Anything else is a mistake in our own code and must stay visible as one. */
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

/** The same error as a {@link StorageFailure}, or as it was when storage is not to blame. */
export function toStorageFailure(error: unknown): unknown {
  if (error instanceof StorageFailure) return error;
  if (isStorageFull(error)) return new StorageFailure('storage-full', error);
  if (namesOf(error).some((name) => storageErrors.has(name))) return new StorageFailure('storage-unavailable', error);
  return error;
}
