import type { MailTemplate } from '../documents/mail.ts';

/** About getting into an account or out of it: of no use in it, and their links are secrets. */
const aboutSigningIn: ReadonlySet<MailTemplate> = new Set([
  'verify-email',
  'reset-password',
  'account-invitation',
  'circle-invitation',
  'erasure-question',
  'own-data',
  'data-erasure-question',
  'data-erasure-begun',
]);

const isToStudent = (template: MailTemplate) => template === 'student-link' || template.startsWith('student-visit-');

/** Whether the app shows what a mail says to the person whom it is sent to. Students and staff have no such list. */
export const isKeptFor = (template: MailTemplate): boolean =>
  !template.startsWith('staff-') && !isToStudent(template) && !aboutSigningIn.has(template);
