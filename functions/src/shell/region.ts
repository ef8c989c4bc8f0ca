/** Next to the database, in Belgium: what a Flemish family writes stays in the country. */
export const region = 'europe-west1';
