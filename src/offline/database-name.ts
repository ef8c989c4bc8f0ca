/** Separate module, so that checking whether the database exists does not load Dexie. */
export const databaseName = 'madelief';
