/**
 * The files of which a first view behind the login calls most: the dashboard, "Mijn aanvragen" and "Voor wie?". Not those of
 * what is loaded after it.
 */
export const firstChunks = [
  ...['index', 'start', 'client', 'frame', 'app-frame'],
  ...['outbox', 'reading', 'schemas', 'common-nl', 'take-over'],
  ...['dashboard-page', 'visit-cards', 'my-requests-screen', 'add-to-calendar', 'family-page'],
];

/** The same of the student's app. */
export const firstHelperChunks = ['helper', 'helper-outbox', 'texts-nl'];
