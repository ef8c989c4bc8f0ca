/** The region of the database, in Belgium: personal data stays in the country. */
export const region = 'europe-west1';
