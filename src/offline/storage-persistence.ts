/** Whether the browser promises not to clear this device's data by itself when space runs short. */
export type StoragePersistence = 'kept' | 'may-be-cleared' | 'unknown';

export interface StorageManagerPart {
  persist?(): Promise<boolean>;
  persisted?(): Promise<boolean>;
}

/** Reads without asking: safe at every start. */
export async function readStoragePersistence(storage: StorageManagerPart | undefined): Promise<StoragePersistence> {
  try {
    if (!storage?.persisted) return 'unknown';
    return (await storage.persisted()) ? 'kept' : 'may-be-cleared';
  } catch {
    return 'unknown';
  }
}

/** Asks for the promise. Some browsers show a question: do it when the person saves something, not at the first view. */
export async function requestStoragePersistence(storage: StorageManagerPart | undefined): Promise<StoragePersistence> {
  if ((await readStoragePersistence(storage)) === 'kept') return 'kept';
  try {
    if (!storage?.persist) return 'unknown';
    return (await storage.persist()) ? 'kept' : 'may-be-cleared';
  } catch {
    return 'unknown';
  }
}
