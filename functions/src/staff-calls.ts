import * as adjustments from '#domain/contracts/adjustments.ts';
import * as bulkViews from '#domain/contracts/bulk-views.ts';
import * as dispatch from '#domain/contracts/dispatch.ts';
import * as leads from '#domain/contracts/leads.ts';
import * as mails from '#domain/contracts/mails.ts';
import * as people from '#domain/contracts/people.ts';
import * as savedViews from '#domain/contracts/saved-views.ts';
import * as students from '#domain/contracts/students.ts';
import { onHttpCall } from './shell/http/on-http-call.ts';

/** The calls of staff's app, by the name they are deployed under: a part of the table of contents. */
export const takeRequest = onHttpCall({
  contract: dispatch.takeRequest,
  requires: 'dispatch.move',
  load: async () => (await import('./dispatch/take-request.ts')).takeRequest,
});

export const releaseRequest = onHttpCall({
  contract: dispatch.releaseRequest,
  requires: 'dispatch.move',
  load: async () => (await import('./dispatch/release-request.ts')).releaseRequest,
});

export const sendQuote = onHttpCall({
  contract: dispatch.sendQuote,
  requires: 'dispatch.quote',
  load: async () => (await import('./dispatch/send-quote.ts')).sendQuote,
});

export const recordQuoteAnswer = onHttpCall({
  contract: dispatch.recordQuoteAnswer,
  requires: 'dispatch.quote',
  load: async () => (await import('./dispatch/record-quote-answer.ts')).recordQuoteAnswer,
});

export const offerVisit = onHttpCall({
  contract: dispatch.offerVisit,
  requires: 'dispatch.assign',
  load: async () => (await import('./dispatch/offer-visit.ts')).offerVisit,
});

export const assignStudent = onHttpCall({
  contract: dispatch.assignStudent,
  requires: 'dispatch.assign',
  load: async () => (await import('./dispatch/assign-student.ts')).assignStudent,
});

export const unassignStudent = onHttpCall({
  contract: dispatch.unassignStudent,
  requires: 'dispatch.assign',
  load: async () => (await import('./dispatch/unassign-student.ts')).unassignStudent,
});

export const moveVisit = onHttpCall({
  contract: dispatch.moveVisit,
  requires: 'dispatch.move',
  load: async () => (await import('./dispatch/move-visit.ts')).moveVisit,
});

export const startVisit = onHttpCall({
  contract: dispatch.startVisit,
  requires: 'dispatch.move',
  load: async () => (await import('./dispatch/start-visit.ts')).startVisit,
});

export const cancelVisit = onHttpCall({
  contract: dispatch.cancelVisit,
  requires: 'dispatch.move',
  load: async () => (await import('./dispatch/cancel-visit.ts')).cancelVisit,
});

export const cancelRequest = onHttpCall({
  contract: dispatch.cancelRequest,
  requires: 'dispatch.move',
  load: async () => (await import('./dispatch/cancel-request.ts')).cancelRequest,
});

export const undoStep = onHttpCall({
  contract: dispatch.undoStep,
  requires: 'dispatch.move',
  load: async () => (await import('./dispatch/undo-step.ts')).undoStep,
});

export const setNote = onHttpCall({
  contract: dispatch.setNote,
  requires: 'dispatch.move',
  load: async () => (await import('./dispatch/set-note.ts')).setNote,
});

export const saveViews = onHttpCall({
  contract: savedViews.saveViews,
  requires: 'dispatch.view',
  load: async () => (await import('./dispatch/save-views.ts')).saveViews,
});

export const searchPeople = onHttpCall({
  contract: people.searchPeople,
  requires: 'accounts.view',
  load: async () => (await import('./people/search-people.ts')).searchPeople,
});

export const bookForSenior = onHttpCall({
  contract: people.bookForSenior,
  requires: 'dispatch.move',
  load: async () => (await import('./people/book-for-senior.ts')).bookForSenior,
});

export const changeCustomer = onHttpCall({
  contract: people.changeCustomer,
  requires: 'dispatch.move',
  load: async () => (await import('./people/change-customer.ts')).changeCustomer,
});

export const inviteCustomer = onHttpCall({
  contract: people.inviteCustomer,
  requires: 'dispatch.move',
  load: async () => (await import('./people/invite-customer.ts')).inviteCustomer,
});

export const createStudent = onHttpCall({
  contract: students.createStudent,
  requires: 'students.edit',
  load: async () => (await import('./students/create-student.ts')).createStudent,
});

export const changeStudent = onHttpCall({
  contract: students.changeStudent,
  requires: 'students.edit',
  load: async () => (await import('./students/change-student.ts')).changeStudent,
});

export const importStudents = onHttpCall({
  contract: students.importStudents,
  requires: 'students.edit',
  load: async () => (await import('./students/import-students.ts')).importStudents,
});

export const registerAbsence = onHttpCall({
  contract: students.registerAbsence,
  requires: 'students.edit',
  load: async () => (await import('./students/register-absence.ts')).registerAbsence,
});

export const changeAbsence = onHttpCall({
  contract: students.changeAbsence,
  requires: 'students.edit',
  load: async () => (await import('./students/change-absence.ts')).changeAbsence,
});

export const sendHelperLink = onHttpCall({
  contract: students.sendHelperLink,
  requires: 'students.edit',
  load: async () => (await import('./students/send-helper-link.ts')).sendHelperLink,
});

export const revokeHelperLink = onHttpCall({
  contract: students.revokeHelperLink,
  requires: 'students.edit',
  load: async () => (await import('./students/revoke-helper-link.ts')).revokeHelperLink,
});

export const logBulkView = onHttpCall({
  contract: bulkViews.logBulkView,
  requires: 'staff.open',
  load: async () => (await import('./dispatch/log-bulk-view.ts')).logBulkView,
});

export const resolveLead = onHttpCall({
  contract: leads.resolveLead,
  requires: 'leads.edit',
  load: async () => (await import('./leads/resolve-lead.ts')).resolveLead,
});

export const collectLeads = onHttpCall({
  contract: leads.collectLeads,
  requires: 'leads.edit',
  load: async () => (await import('./leads/collect-leads.ts')).collectLeads,
});

export const resendMail = onHttpCall({
  contract: mails.resendMail,
  requires: 'mail.resend',
  load: async () => (await import('./mail/resend-mail.ts')).resendMail,
});

export const adjustCredits = onHttpCall({
  contract: adjustments.adjustCredits,
  requires: 'ledger.adjust',
  load: async () => (await import('./payments/adjust-credits.ts')).adjustCredits,
});

export const approveAdjustment = onHttpCall({
  contract: adjustments.approveAdjustment,
  requires: 'ledger.adjust',
  load: async () => (await import('./payments/approve-adjustment.ts')).approveAdjustment,
});
