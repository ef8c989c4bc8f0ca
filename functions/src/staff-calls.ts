import * as adjustments from '#domain/contracts/adjustments.ts';
import * as bulkViews from '#domain/contracts/staff/bulk-views.ts';
import * as debts from '#domain/contracts/debts.ts';
import * as dispatch from '#domain/contracts/dispatch.ts';
import * as leads from '#domain/contracts/leads.ts';
import * as mails from '#domain/contracts/mails.ts';
import * as people from '#domain/contracts/people.ts';
import * as receipts from '#domain/contracts/receipts.ts';
import { readRetention } from '#domain/contracts/staff/retention.ts';
import * as savedViews from '#domain/contracts/staff/saved-views.ts';
import * as students from '#domain/contracts/students.ts';
import * as threads from '#domain/contracts/threads/staff-threads.ts';
import { inviteFromWaitingList } from '#domain/contracts/family/waiting-list.ts';
import { customerCircleCallList } from './customer-circle-calls.ts';
import { dataRequestCallList } from './data-request-calls.ts';
import { httpCall, onHttpCalls } from './shell/http/on-http-calls.ts';
import { teamCallList } from './team-calls.ts';
import { toldCallList } from './told-calls.ts';

/** The calls of staff's app, each by its contract. */
export const staffCallList = [
  httpCall({
    contract: readRetention,
    requires: 'audit.view',
    load: async () => (await import('./privacy/read-retention.ts')).readRetention,
  }),
  httpCall({
    contract: dispatch.takeRequest,
    requires: 'dispatch.move',
    load: async () => (await import('./dispatch/take-request.ts')).takeRequest,
  }),
  httpCall({
    contract: dispatch.releaseRequest,
    requires: 'dispatch.move',
    load: async () => (await import('./dispatch/release-request.ts')).releaseRequest,
  }),
  httpCall({
    contract: dispatch.sendQuote,
    requires: 'dispatch.quote',
    load: async () => (await import('./dispatch/send-quote.ts')).sendQuote,
  }),
  httpCall({
    contract: dispatch.recordQuoteAnswer,
    requires: 'dispatch.quote',
    load: async () => (await import('./dispatch/record-quote-answer.ts')).recordQuoteAnswer,
  }),
  httpCall({
    contract: dispatch.offerVisit,
    requires: 'dispatch.assign',
    load: async () => (await import('./dispatch/offer-visit.ts')).offerVisit,
  }),
  httpCall({
    contract: dispatch.assignStudent,
    requires: 'dispatch.assign',
    load: async () => (await import('./dispatch/assign-student.ts')).assignStudent,
  }),
  httpCall({
    contract: dispatch.unassignStudent,
    requires: 'dispatch.assign',
    load: async () => (await import('./dispatch/unassign-student.ts')).unassignStudent,
  }),
  httpCall({
    contract: dispatch.moveVisit,
    requires: 'dispatch.move',
    load: async () => (await import('./dispatch/move-visit.ts')).moveVisit,
  }),
  httpCall({
    contract: dispatch.startVisit,
    requires: 'dispatch.move',
    load: async () => (await import('./dispatch/start-visit.ts')).startVisit,
  }),
  httpCall({
    contract: dispatch.recordVisit,
    requires: 'dispatch.move',
    load: async () => (await import('./dispatch/record-visit.ts')).recordVisit,
  }),
  httpCall({
    contract: dispatch.correctVisit,
    requires: 'dispatch.move',
    load: async () => (await import('./dispatch/correct-visit.ts')).correctVisit,
  }),
  httpCall({
    contract: dispatch.missVisit,
    requires: 'dispatch.move',
    load: async () => (await import('./dispatch/miss-visit.ts')).missVisit,
  }),
  httpCall({
    contract: dispatch.acceptMove,
    requires: 'dispatch.move',
    load: async () => (await import('./dispatch/accept-move.ts')).acceptMove,
  }),
  httpCall({
    contract: dispatch.declineMove,
    requires: 'dispatch.move',
    load: async () => (await import('./dispatch/decline-move.ts')).declineMove,
  }),
  httpCall({
    contract: dispatch.cancelVisit,
    requires: 'dispatch.move',
    load: async () => (await import('./dispatch/cancel-visit.ts')).cancelVisit,
  }),
  httpCall({
    contract: dispatch.endSeries,
    requires: 'dispatch.move',
    load: async () => (await import('./dispatch/end-series.ts')).endSeries,
  }),
  httpCall({
    contract: dispatch.cancelRequest,
    requires: 'dispatch.move',
    load: async () => (await import('./dispatch/cancel-request.ts')).cancelRequest,
  }),
  httpCall({
    contract: dispatch.undoStep,
    requires: 'dispatch.move',
    load: async () => (await import('./dispatch/undo-step.ts')).undoStep,
  }),
  httpCall({
    contract: dispatch.setNote,
    requires: 'dispatch.move',
    load: async () => (await import('./dispatch/set-note.ts')).setNote,
  }),
  httpCall({
    contract: savedViews.saveViews,
    requires: 'dispatch.view',
    load: async () => (await import('./dispatch/save-views.ts')).saveViews,
  }),
  httpCall({
    contract: people.searchPeople,
    requires: 'accounts.view',
    load: async () => (await import('./people/search-people.ts')).searchPeople,
  }),
  httpCall({
    contract: people.bookForSenior,
    requires: 'dispatch.move',
    load: async () => (await import('./people/book-for-senior.ts')).bookForSenior,
  }),
  httpCall({
    contract: people.changeCustomer,
    requires: 'dispatch.move',
    load: async () => (await import('./people/change-customer.ts')).changeCustomer,
  }),
  httpCall({
    contract: people.inviteCustomer,
    requires: 'dispatch.move',
    load: async () => (await import('./people/invite-customer.ts')).inviteCustomer,
  }),
  httpCall({
    contract: students.createStudent,
    requires: 'students.edit',
    load: async () => (await import('./students/create-student.ts')).createStudent,
  }),
  httpCall({
    contract: students.changeStudent,
    requires: 'students.edit',
    load: async () => (await import('./students/change-student.ts')).changeStudent,
  }),
  httpCall({
    contract: students.importStudents,
    requires: 'students.edit',
    load: async () => (await import('./students/import-students.ts')).importStudents,
  }),
  httpCall({
    contract: students.registerAbsence,
    requires: 'students.edit',
    load: async () => (await import('./students/register-absence.ts')).registerAbsence,
  }),
  httpCall({
    contract: students.changeAbsence,
    requires: 'students.edit',
    load: async () => (await import('./students/change-absence.ts')).changeAbsence,
  }),
  httpCall({
    contract: students.sendHelperLink,
    requires: 'students.edit',
    load: async () => (await import('./students/send-helper-link.ts')).sendHelperLink,
  }),
  httpCall({
    contract: students.revokeHelperLink,
    requires: 'students.edit',
    load: async () => (await import('./students/revoke-helper-link.ts')).revokeHelperLink,
  }),
  httpCall({
    contract: students.setStudentPhoto,
    requires: 'students.edit',
    load: async () => (await import('./students/set-student-photo.ts')).setStudentPhoto,
  }),
  httpCall({
    contract: students.removeStudentPhoto,
    requires: 'students.edit',
    load: async () => (await import('./students/remove-student-photo.ts')).removeStudentPhoto,
  }),
  httpCall({
    contract: bulkViews.logBulkView,
    requires: 'staff.open',
    wantsRecentSignIn: ({ what }) => what !== 'people-search',
    load: async () => (await import('./dispatch/log-bulk-view.ts')).logBulkView,
  }),
  httpCall({
    contract: leads.resolveLead,
    requires: 'leads.edit',
    load: async () => (await import('./leads/resolve-lead.ts')).resolveLead,
  }),
  httpCall({
    contract: leads.collectLeads,
    requires: 'leads.edit',
    load: async () => (await import('./leads/collect-leads.ts')).collectLeads,
  }),
  httpCall({
    contract: mails.resendMail,
    requires: 'mail.resend',
    load: async () => (await import('./mail/resend-mail.ts')).resendMail,
  }),
  httpCall({
    contract: adjustments.adjustCredits,
    requires: 'ledger.adjust',
    wantsRecentSignIn: () => true,
    load: async () => (await import('./payments/adjust-credits.ts')).adjustCredits,
  }),
  httpCall({
    contract: adjustments.approveAdjustment,
    requires: 'ledger.adjust',
    wantsRecentSignIn: () => true,
    load: async () => (await import('./payments/approve-adjustment.ts')).approveAdjustment,
  }),
  httpCall({
    contract: debts.decideLatePayment,
    requires: 'ledger.adjust',
    load: async () => (await import('./debts/decide-late-payment.ts')).decideLatePayment,
  }),
  httpCall({
    contract: debts.recordReminderLetter,
    requires: 'ledger.adjust',
    load: async () => (await import('./debts/record-reminder-letter.ts')).recordReminderLetter,
  }),
  httpCall({
    contract: debts.recordFeeLetter,
    requires: 'ledger.adjust',
    load: async () => (await import('./debts/record-fee-letter.ts')).recordFeeLetter,
  }),
  httpCall({
    contract: debts.recordTransfer,
    requires: 'ledger.adjust',
    load: async () => (await import('./debts/record-transfer.ts')).recordTransfer,
  }),
  httpCall({
    contract: receipts.readCustomerReceipt,
    requires: 'ledger.view',
    load: async () => (await import('./receipts/read-receipt.ts')).readCustomerReceipt,
  }),
  httpCall({
    contract: receipts.readCustomerStatement,
    requires: 'ledger.view',
    load: async () => (await import('./receipts/read-statement.ts')).readCustomerStatement,
  }),
  httpCall({
    contract: adjustments.refundVisit,
    requires: 'ledger.adjust',
    wantsRecentSignIn: () => true,
    load: async () => (await import('./payments/refund-visit.ts')).refundVisit,
  }),
  httpCall({
    contract: adjustments.confirmRefundTransfer,
    requires: 'ledger.adjust',
    wantsRecentSignIn: () => true,
    load: async () => (await import('./payments/confirm-refund-transfer.ts')).confirmRefundTransfer,
  }),
  httpCall({
    contract: inviteFromWaitingList,
    requires: 'circles.edit',
    load: async () => (await import('./circles/invite-from-waiting-list.ts')).inviteFromWaitingList,
  }),
  httpCall({
    contract: threads.writeStaffMessage,
    requires: 'dispatch.move',
    load: async () => (await import('./threads/write-message.ts')).writeStaffMessage,
  }),
  httpCall({
    contract: threads.handleReport,
    requires: 'dispatch.move',
    load: async () => (await import('./threads/handle-report.ts')).handleReport,
  }),
  ...customerCircleCallList,
  ...dataRequestCallList,
  ...teamCallList,
  ...toldCallList,
];

/** One function for all of them: a warm instance serves each (decision 63). */
export const staffCalls = onHttpCalls(staffCallList);
