/** Addresses of staff's app, as the patterns that its router matches. Only what exists is in here, and in its menu. */
export const staffPaths = {
  today: '/admin',
  code: '/admin/code',
  requests: '/admin/requests',
  request: '/admin/requests/:id',
  proposals: '/admin/proposals',
  figures: '/admin/figures',
  students: '/admin/students',
  newStudent: '/admin/students/new',
  importStudents: '/admin/students/import',
  student: '/admin/students/:id',
  person: '/admin/people/:id',
  book: '/admin/book',
  leads: '/admin/leads',
  lead: '/admin/leads/:id',
  reviews: '/admin/reviews',
  mails: '/admin/mails',
  credits: '/admin/credits',
  audit: '/admin/audit',
  retention: '/admin/retention',
  calendar: '/admin/calendar',
  ill: '/admin/calendar/ill',
  people: '/admin/people',
  team: '/admin/team',
  health: '/admin/health',
  help: '/admin/help',
  confirmation: '/admin/confirmations/:requestId',
  reminder: '/admin/reminders/:debtId',
  feeLetter: '/admin/fee-letters/:debtId',
  told: '/admin/told/:alertId',
  dataRequest: '/admin/data-requests/:id',
} as const;

/** What stands for the id of a senior where staff books for a new customer. */
export const newSenior = 'new';

/** Whether an address (path, query and hash) belongs to staff's app, which is a document of its own. */
export function isStaffAddress(address: string): boolean {
  const [path = ''] = address.split(/[?#]/);
  return path === staffPaths.today || path.startsWith(`${staffPaths.today}/`);
}

/** Where somebody of staff goes on who gave the right password. @param to where she wanted to go. */
export const codeHref = (to: string | undefined): string =>
  to === undefined ? staffPaths.code : `${staffPaths.code}?to=${encodeURIComponent(to)}`;
