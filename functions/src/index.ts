import { calendarFeedName } from '#domain/calendar-feed/feed-address.ts';
import { collections } from '#domain/collections.ts';
import { allOf } from './shell/all-of.ts';
import { onUnknownPath } from './shell/http/on-unknown-path.ts';
import { keepBodiesUnparsed } from './shell/http/unparsed-body.ts';
import { onFeed } from './shell/feed/on-feed.ts';
import { onDocumentChange } from './shell/on-document-change.ts';
import { onTimer } from './shell/on-timer.ts';
import { onWebhook } from './shell/webhook/on-webhook.ts';
import { refuseStrayEmulators } from './shell/refuse-stray-emulators.ts';
import { smsKey, smtpUrl, stripeSecretKey, stripeWebhookSecret, vapidPrivateKey } from './shell/settings.ts';

refuseStrayEmulators();
keepBodiesUnparsed();

// oxlint-disable-next-line house/no-re-export -- what this file exports is what is deployed
export { staffCalls } from './staff-calls.ts';
// oxlint-disable-next-line house/no-re-export -- what this file exports is what is deployed
export { helperCalls } from './helper-calls.ts';
// oxlint-disable-next-line house/no-re-export -- what this file exports is what is deployed
export { visitorCalls } from './visitor-calls.ts';
// oxlint-disable-next-line house/no-re-export -- what this file exports is what is deployed
export { seniorCalls } from './senior-calls.ts';
// oxlint-disable-next-line house/no-re-export -- what this file exports is what is deployed
export { paymentCalls } from './payment-calls.ts';

/** Table of contents: every function by the name it is deployed under. */
export const followServiceRequests = onDocumentChange(collections.serviceRequests, async () => {
  const [{ recordChange }, { admitRequest }, { refreshBoard }] = await Promise.all([
    import('./audit/record-change.ts'),
    import('./announcements/admit-request.ts'),
    import('./dispatch/refresh-board.ts'),
  ]);
  return allOf(recordChange, admitRequest, refreshBoard);
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

export const followCredits = onDocumentChange(collections.creditTransactions, async () => {
  const [{ announcePayment }, { issueReceiptOf }] = await Promise.all([
    import('./announcements/announce-payment.ts'),
    import('./receipts/issue-receipts.ts'),
  ]);
  return allOf(announcePayment, issueReceiptOf);
});

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
  'sweepMail',
  { secrets: [smtpUrl] },
  async () => (await import('./mail/sweep-mail.ts')).sweepMail,
);

/** Push messages and SMS beside mails: at once where their moment has come. */
export const deliverAlert = onDocumentChange(
  collections.alerts,
  async () => (await import('./mail/alerts/deliver-alert-on-change.ts')).deliverAlertOnChange,
  { on: 'created', secrets: [smsKey, vapidPrivateKey] },
);

export const sweepAlerts = onTimer(
  'sweepAlerts',
  { secrets: [smsKey, vapidPrivateKey] },
  async () => (await import('./mail/alerts/sweep-alerts.ts')).sweepAlerts,
);

/** Approves what nobody said anything about, and charges what an earlier run or call left. */
export const sweepVisits = onTimer(
  'sweepVisits',
  { timeoutSeconds: 300 },
  async () => (await import('./visits/sweep-visits.ts')).sweepVisits,
);

/** Asks what became of visits that nobody wrote down. */
export const askAfterVisits = onTimer(
  'askAfterVisits',
  { timeoutSeconds: 300 },
  async () => (await import('./visits/ask-after-visits.ts')).askAfterVisits,
);

/** Reminds of what is not paid, once and without cost, and asks staff about a fee. */
export const remindDebts = onTimer(
  'remindDebts',
  { timeoutSeconds: 300 },
  async () => (await import('./debts/remind-debts.ts')).remindDebts,
);

/** Issues the receipts that an earlier run left, and makes the statements of a month that is over. */
export const sweepReceipts = onTimer(
  'sweepReceipts',
  { timeoutSeconds: 300 },
  async () => (await import('./receipts/sweep-receipts.ts')).sweepReceipts,
);

/** Makes the visits of requests that recur, eight weeks ahead. */
export const makeVisits = onTimer(
  'makeVisits',
  { timeoutSeconds: 300 },
  async () => (await import('./visits/make-visits.ts')).makeVisits,
);

/** Tells both sides of the visits of tomorrow, and seniors who comes today. */
export const announceVisits = onTimer(
  'announceVisits',
  { timeoutSeconds: 300 },
  async () => (await import('./visits/announce-visits.ts')).announceVisits,
);

/** Asks seniors once a year whether those who may act for them still may. */
export const askCircles = onTimer(
  'askCircles',
  { timeoutSeconds: 300 },
  async () => (await import('./circles/ask-circles.ts')).askCircles,
);

/** Erases people who asked for it, whose login is gone or who use nothing any more, once their days are over. */
export const erasePeople = onTimer(
  'erasePeople',
  { timeoutSeconds: 540 },
  async () => (await import('./privacy/erase-people.ts')).erasePeople,
);

/** Raises an alarm for what should have run and did not. */
export const watchHealth = onTimer(
  'watchHealth',
  {},
  async () => (await import('./health/watch-health.ts')).watchHealth,
);

/** Finds second factors and passwords of staff that were changed past the app. */
export const watchStaffLogins = onTimer(
  'watchStaffLogins',
  {},
  async () => (await import('./staff/watch-staff-logins.ts')).watchStaffLogins,
);

/** Reads the whole ledger: it needs the memory for it. */
export const checkLedger = onTimer(
  'checkLedger',
  { timeoutSeconds: 540, memory: '2GiB' },
  async () => (await import('./health/check-ledger.ts')).checkLedger,
);

/** Removes what is kept no longer than the privacy page says, and asks people who use nothing any more. */
export const retainData = onTimer(
  'retainData',
  { timeoutSeconds: 540 },
  async () => (await import('./privacy/retain-data.ts')).retainData,
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
  'sweepPurchases',
  { timeoutSeconds: 300, secrets: [stripeSecretKey] },
  async () => (await import('./payments/sweep-purchases.ts')).sweepPurchases,
);

export const expireOffers = onTimer(
  'expireOffers',
  {},
  async () => (await import('./helpers/expire-offers.ts')).expireOffers,
);

/** Mails staff about questions on own data of which the day of the law is near, or over. */
export const remindDataRequests = onTimer(
  'remindDataRequests',
  {},
  async () => (await import('./privacy/remind-data-requests.ts')).remindDataRequests,
);

/** Once a day: a season begins once a year, and a student whose mail address was mended is found the next day. */
export const renewHelperLinks = onTimer(
  'renewHelperLinks',
  { timeoutSeconds: 300 },
  async () => (await import('./students/renew-helper-links.ts')).renewHelperLinks,
);

/** Read by calendar services at their own pace, and not by our pages: apart, so that they never take an instance of those. */
export const calendarFeed = onFeed({
  name: calendarFeedName,
  load: async () => (await import('./calendars/read-calendar-feed.ts')).readCalendarFeed,
});

/** Hosting rewrites the rest of /functions/ here, so that a path that does not exist is answered in JSON as well. */
export const unknownFunction = onUnknownPath();
