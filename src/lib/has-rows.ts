export interface RowsLocation {
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

/** @returns null when the database does not exist; it is not created. */
async function openExisting(name: string): Promise<IDBDatabase | null> {
  const known = await indexedDB.databases();
  if (!known.some((database) => database.name === name)) return null;
  const request = indexedDB.open(name);
  request.onupgradeneeded = () => request.transaction?.abort();
  return answerOf(request);
}

/**
 * Returns whether the device has such rows, with plain IndexedDB: Dexie is large and most pages do not need it. False
 * when the storage cannot be read.
 */
export async function hasRows({ database: name, store, index, value }: RowsLocation): Promise<boolean> {
  try {
    const database = await openExisting(name);
    if (database === null) return false;
    try {
      // Do not block an upgrade by another connection.
      database.onversionchange = () => database.close();
      return (await answerOf(database.transaction(store).objectStore(store).index(index).count(value))) > 0;
    } finally {
      database.close();
    }
  } catch {
    return false;
  }
}
