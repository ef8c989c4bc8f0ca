import { collections } from '#domain/collections.ts';
import * as accounts from '#domain/contracts/accounts.ts';
import * as bulkViews from '#domain/contracts/bulk-views.ts';
import * as adjustments from '#domain/contracts/adjustments.ts';
import * as notifications from '#domain/contracts/notifications.ts';
import * as credits from '#domain/contracts/credits.ts';
import * as dispatch from '#domain/contracts/dispatch.ts';
import * as leads from '#domain/contracts/leads.ts';
import * as mails from '#domain/contracts/mails.ts';
import * as people from '#domain/contracts/people.ts';
import * as reviews from '#domain/contracts/reviews.ts';
import * as students from '#domain/contracts/students.ts';
import { allOf } from './shell/all-of.ts';
import { onHttpCall } from './shell/http/on-http-call.ts';
import { onUnknownPath } from './shell/http/on-unknown-path.ts';
import { keepBodiesUnparsed } from './shell/http/unparsed-body.ts';
import { onDocumentChange } from './shell/on-document-change.ts';
import { onTimer } from './shell/on-timer.ts';
import { onWebhook } from './shell/webhook/on-webhook.ts';
import { refuseStrayEmulators } from './shell/refuse-stray-emulators.ts';
import { smtpUrl, stripeSecretKey, stripeWebhookSecret } from './shell/settings.ts';

refuseStrayEmulators();
keepBodiesUnparsed();

/** Table of contents: every function by the name it is deployed under. */
export const followServiceRequests = onDocumentChange(collections.serviceRequests, async () => {
  const [{ recordChange }, { announceRequest }, { refreshBoard }] = await Promise.all([
    import('./audit/record-change.ts'),
    import('./announcements/announce-request.ts'),
    import('./dispatch/refresh-board.ts'),
  ]);
  return allOf(recordChange, announceRequest, refreshBoard);
});

export const followAccounts = onDocumentChange(collections.interimUsers, async () => {
  const [{ announceAccount }, { refreshRowsOfAccount }, { followAccount }] = await Promise.all([
    import('./announcements/announce-account.ts'),
    import('./dispatch/refresh-board.ts'),
    import('./people/follow-account.ts'),
  ]);
  return allOf(announceAccount, refreshRowsOfAccount, followAccount);
});

export const followCustomers = onDocumentChange(
  collections.customers,
  async () => (await import('./dispatch/refresh-board.ts')).refreshRowsOfAccount,
  { on: 'updated' },
);

export const followCredits = onDocumentChange(
  collections.creditTransactions,
  async () => (await import('./announcements/announce-payment.ts')).announcePayment,
);

export const followWaitingList = onDocumentChange(
  collections.waitingList,
  async () => {
    const [{ announceWaitingList }, { collectLead }] = await Promise.all([
      import('./announcements/announce-waiting-list.ts'),
      import('./leads/collect-lead.ts'),
    ]);
    return allOf(announceWaitingList, collectLead);
  },
  { on: 'created' },
);

export const followEmployerTips = onDocumentChange(
  collections.employerTips,
  async () => {
    const [{ announceEmployerTip }, { collectLead }] = await Promise.all([
      import('./announcements/announce-employer-tip.ts'),
      import('./leads/collect-lead.ts'),
    ]);
    return allOf(announceEmployerTip, collectLead);
  },
  { on: 'created' },
);

export const deliverMail = onDocumentChange(
  collections.mail,
  async () => (await import('./mail/deliver-on-change.ts')).deliverOnChange,
  { on: 'created', secrets: [smtpUrl] },
);

export const sweepMail = onTimer(
  { everyMinutes: 1, secrets: [smtpUrl] },
  async () => (await import('./mail/sweep-mail.ts')).sweepMail,
);

export const registerAccount = onHttpCall({
  contract: accounts.registerAccount,
  requires: 'sign-in',
  load: async () => (await import('./accounts/register-account.ts')).registerAccount,
});

export const confirmAccount = onHttpCall({
  contract: accounts.confirmAccount,
  requires: 'verified-mail',
  load: async () => (await import('./accounts/confirm-account.ts')).confirmAccount,
});

export const verifyEmail = onHttpCall({
  contract: accounts.verifyEmail,
  requires: 'nothing',
  load: async () => (await import('./accounts/verify-email.ts')).verifyEmail,
});

export const sendVerificationMail = onHttpCall({
  contract: accounts.sendVerificationMail,
  requires: 'nothing',
  load: async () => (await import('./accounts/send-verification-mail.ts')).sendVerificationMail,
});

export const sendPasswordResetMail = onHttpCall({
  contract: accounts.sendPasswordResetMail,
  requires: 'nothing',
  load: async () => (await import('./accounts/send-password-reset-mail.ts')).sendPasswordResetMail,
});

export const validateReviewToken = onHttpCall({
  contract: reviews.validateReviewToken,
  requires: 'nothing',
  load: async () => (await import('./reviews/validate-review-token.ts')).validateReviewToken,
});

export const submitReview = onHttpCall({
  contract: reviews.submitReview,
  requires: 'nothing',
  load: async () => (await import('./reviews/submit-review.ts')).submitReview,
});

export const purchaseCredits = onHttpCall(
  {
    contract: credits.purchaseCredits,
    requires: 'credits.buy',
    load: async () => (await import('./payments/purchase-credits.ts')).purchaseCredits,
  },
  { secrets: [stripeSecretKey] },
);

export const verifyPayment = onHttpCall(
  {
    contract: credits.verifyPayment,
    requires: 'credits.buy',
    load: async () => (await import('./payments/verify-payment.ts')).verifyPayment,
  },
  { secrets: [stripeSecretKey] },
);

export const continuePurchase = onHttpCall(
  {
    contract: credits.continuePurchase,
    requires: 'credits.buy',
    load: async () => (await import('./payments/continue-purchase.ts')).continuePurchase,
  },
  { secrets: [stripeSecretKey] },
);

export const cancelPurchase = onHttpCall(
  {
    contract: credits.cancelPurchase,
    requires: 'credits.buy',
    load: async () => (await import('./payments/cancel-purchase.ts')).cancelPurchase,
  },
  { secrets: [stripeSecretKey] },
);

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

export const setNote = onHttpCall({
  contract: dispatch.setNote,
  requires: 'dispatch.move',
  load: async () => (await import('./dispatch/set-note.ts')).setNote,
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

export const answerQuote = onHttpCall({
  contract: dispatch.answerQuote,
  requires: 'requests.answer',
  load: async () => (await import('./dispatch/answer-quote.ts')).answerQuote,
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

export const stripeWebhook = onWebhook(
  {
    name: 'stripe-webhook',
    signatureHeader: 'stripe-signature',
    load: async () => (await import('./payments/stripe-webhook.ts')).stripeWebhook,
  },
  { secrets: [stripeSecretKey, stripeWebhookSecret] },
);

export const sweepPurchases = onTimer(
  { everyMinutes: 60, timeoutSeconds: 300, secrets: [stripeSecretKey] },
  async () => (await import('./payments/sweep-purchases.ts')).sweepPurchases,
);

export const sendRegistrationNotification = onHttpCall({
  contract: notifications.sendRegistrationNotification,
  requires: 'nothing',
  load: async () => (await import('./announcements/send-registration-notification.ts')).sendRegistrationNotification,
});

/** Hosting rewrites the rest of /functions/ here, so that a path that does not exist is answered in JSON as well. */
export const unknownFunction = onUnknownPath();
