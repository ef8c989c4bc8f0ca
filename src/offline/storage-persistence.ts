/** Whether this device's storage is persistent: exempt from automatic eviction by the browser. */
export type StoragePersistence = 'kept' | 'may-be-cleared' | 'unknown';

export interface StorageManagerPart {
  persist?(): Promise<boolean>;
  persisted?(): Promise<boolean>;
}

/** Reads the state without a prompt: safe at every start. */
export async function readStoragePersistence(storage: StorageManagerPart | undefined): Promise<StoragePersistence> {
  try {
    if (!storage?.persisted) return 'unknown';
    return (await storage.persisted()) ? 'kept' : 'may-be-cleared';
  } catch {
    return 'unknown';
  }
}

/** Requests persistence. Some browsers show a prompt: call it when the person saves something, not at first view. */
export async function requestStoragePersistence(storage: StorageManagerPart | undefined): Promise<StoragePersistence> {
  if ((await readStoragePersistence(storage)) === 'kept') return 'kept';
  try {
    if (!storage?.persist) return 'unknown';
    return (await storage.persist()) ? 'kept' : 'may-be-cleared';
  } catch {
    return 'unknown';
  }
}
