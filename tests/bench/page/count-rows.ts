/** The number of stored rows in any IndexedDB database of this origin. */
export async function countRows(database: string, store: string): Promise<number> {
  const opened = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(database);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error(`${database} cannot be opened`));
  });
  try {
    return await new Promise<number>((resolve, reject) => {
      const request = opened.transaction(store).objectStore(store).count();
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error ?? new Error(`${store} cannot be counted`));
    });
  } finally {
    opened.close();
  }
}
