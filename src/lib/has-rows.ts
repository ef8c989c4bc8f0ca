export interface RowsPlace {
  readonly database: string;
  readonly store: string;
  readonly index: string;
  readonly value: string;
}

const answerOf = <Value>(request: IDBRequest<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('the database did not answer'));
  });

/** @returns null where there is none: looking must not make one. */
async function openExisting(name: string): Promise<IDBDatabase | null> {
  const known = await indexedDB.databases();
  if (!known.some((database) => database.name === name)) return null;
  const request = indexedDB.open(name);
  request.onupgradeneeded = () => request.transaction?.abort();
  return answerOf(request);
}

/**
 * Whether this device keeps such rows, by the browser's own means: the code that works with them is large, and most pages
 * have no use for it. What cannot be looked at counts as nothing.
 */
export async function hasRows({ database: name, store, index, value }: RowsPlace): Promise<boolean> {
  try {
    const database = await openExisting(name);
    if (database === null) return false;
    try {
      // Whoever wants to change the database need not wait for this.
      database.onversionchange = () => database.close();
      return (await answerOf(database.transaction(store).objectStore(store).index(index).count(value))) > 0;
    } finally {
      database.close();
    }
  } catch {
    return false;
  }
}
