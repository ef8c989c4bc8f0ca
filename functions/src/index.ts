import { collections } from '#domain/collections.ts';
import { answerQuote as answerQuoteContract } from '#domain/contracts/answer-quote.ts';
import * as accounts from '#domain/contracts/accounts.ts';
import * as approval from '#domain/contracts/approve-visit.ts';
import * as notifications from '#domain/contracts/notifications.ts';
import * as credits from '#domain/contracts/credits.ts';
import * as reviews from '#domain/contracts/reviews.ts';
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

// oxlint-disable-next-line house/no-re-export -- what this file exports is what is deployed
export { staffCalls } from './staff-calls.ts';
// oxlint-disable-next-line house/no-re-export -- what this file exports is what is deployed
export { helperCalls } from './helper-calls.ts';

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

export const answerQuote = onHttpCall({
  contract: answerQuoteContract,
  requires: 'requests.answer',
  load: async () => (await import('./dispatch/answer-quote.ts')).answerQuote,
});

export const approveVisit = onHttpCall({
  contract: approval.approveVisit,
  requires: 'visits.approve',
  load: async () => (await import('./visits/approve-visit.ts')).approveVisit,
});

/** Approves what nobody said anything about, and charges what an earlier run or call left. */
export const sweepVisits = onTimer(
  { everyMinutes: 15, timeoutSeconds: 300 },
  async () => (await import('./visits/sweep-visits.ts')).sweepVisits,
);

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

export const expireOffers = onTimer(
  { everyMinutes: 5 },
  async () => (await import('./helpers/expire-offers.ts')).expireOffers,
);

/** Once a day: a season begins once a year, and a student whose mail address was mended is found the next day. */
export const renewHelperLinks = onTimer(
  { everyMinutes: 24 * 60, timeoutSeconds: 300 },
  async () => (await import('./students/renew-helper-links.ts')).renewHelperLinks,
);

export const sendRegistrationNotification = onHttpCall({
  contract: notifications.sendRegistrationNotification,
  requires: 'nothing',
  load: async () => (await import('./announcements/send-registration-notification.ts')).sendRegistrationNotification,
});

/** Hosting rewrites the rest of /functions/ here, so that a path that does not exist is answered in JSON as well. */
export const unknownFunction = onUnknownPath();
