/** By itself, so that who only asks whether the database is there need not load what works with it. */
export const databaseName = 'madelief';
