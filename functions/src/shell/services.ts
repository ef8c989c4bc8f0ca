import { type Accounts, firestoreAccounts } from '../gateways/accounts.ts';
import { type AlertQueue, createAlertQueue } from '../gateways/alerts/alert-queue.ts';
import { type Arrivals, firestoreArrivals } from '../gateways/visitors/arrivals.ts';
import { type Archiver, zipArchiver } from '../gateways/archive.ts';
import { type AppCheck, createAppCheck } from '../gateways/app-check.ts';
import { type AuditLog, firestoreAuditLog } from '../gateways/audit-log.ts';
import { type Authentication, firebaseAuthentication } from '../gateways/authentication.ts';
import { type Clock, serverClock } from '../gateways/clock.ts';
import { type CircleLinks, createCircleLinks } from '../gateways/circles/circle-links.ts';
import { type Circles, firestoreCircles } from '../gateways/circles/circles.ts';
import { type ComingVisits, createComingVisits } from '../gateways/dispatch/coming-visits.ts';
import { createDispatchStore, type DispatchStore } from '../gateways/dispatch/dispatch-store.ts';
import { firestoreRequestDays, type RequestDays } from '../gateways/dispatch/request-days.ts';
import { type DueSeries, firestoreDueSeries } from '../gateways/dispatch/due-series.ts';
import { firestoreMoveTimes, type MoveTimes } from '../gateways/dispatch/move-times.ts';
import { type Customers, firestoreCustomers } from '../gateways/customers.ts';
import { createHelperLinks, type HelperLinks } from '../gateways/students/helper-links.ts';
import { firestoreLedgerChecks, type LedgerChecks } from '../gateways/health/ledger-checks.ts';
import { createTimerRuns, type TimerRuns } from '../gateways/health/timer-runs.ts';
import { createWorkQueues, type WorkQueues } from '../gateways/health/work-queues.ts';
import { createLeads, type Leads } from '../gateways/visitors/leads.ts';
import { firebaseLogins, type Logins } from '../gateways/logins.ts';
import { type AskedErasures, createAskedErasures } from '../gateways/privacy/asked-erasures.ts';
import { createDataExports, type DataExports } from '../gateways/privacy/data-exports.ts';
import { type DataRequests, firestoreDataRequests } from '../gateways/privacy/data-requests.ts';
import { createErasures, type Erasures } from '../gateways/privacy/erasures.ts';
import { type ExpiredDocuments, firestoreExpiredDocuments } from '../gateways/privacy/expired-documents.ts';
import { firestoreOldBooks, type OldBooks } from '../gateways/privacy/old-books.ts';
import { firestoreRetentionReports, type RetentionReports } from '../gateways/privacy/retention-reports.ts';
import { createUnusedPeople, type UnusedPeople } from '../gateways/privacy/unused-people.ts';
import { firestoreOwnDocuments, type OwnDocuments } from '../gateways/privacy/own-documents.ts';
import { type CalendarFeeds, createCalendarFeeds } from '../gateways/calendars/calendar-feeds.ts';
import { type Charges, createCharges } from '../gateways/payments/charges.ts';
import { createDebts, type Debts } from '../gateways/payments/debts.ts';
import { firestoreGifts, type Gifts } from '../gateways/payments/gifts.ts';
import { createLedger, type Ledger } from '../gateways/payments/ledger.ts';
import { createMailLinks, type MailLinks } from '../gateways/mail-links.ts';
import { createMailQueue, type MailQueue } from '../gateways/mail-queue.ts';
import { createPeople, type People } from '../gateways/people.ts';
import { createMissingPayments, type MissingPayments } from '../gateways/payments/missing-payments.ts';
import { createPayments, type Payments } from '../gateways/payments/payments.ts';
import { createReceipts, type Receipts } from '../gateways/payments/receipts.ts';
import { pdfPrinter, type Printer } from '../gateways/pdf/pdf-printer.ts';
import { firestoreRateLimits, type RateLimits } from '../gateways/rate-limits.ts';
import { firestorePublicForms, type PublicForms } from '../gateways/visitors/public-forms.ts';
import { createPush, type Push } from '../gateways/alerts/push.ts';
import { firestorePushSubscriptions, type PushSubscriptions } from '../gateways/alerts/push-subscriptions.ts';
import { firestoreRecipients, type Recipients } from '../gateways/alerts/recipients.ts';
import { firestoreStaffAlerts, type StaffAlerts } from '../gateways/alerts/staff-alerts.ts';
import { createSms, type Sms } from '../gateways/alerts/sms.ts';
import { createRefunds, type Refunds } from '../gateways/payments/refunds.ts';
import { createReviewTokens, type ReviewTokens } from '../gateways/review-tokens.ts';
import { firestoreSignUps, type SignUps } from '../gateways/visitors/sign-ups.ts';
import { createSmtp, type Smtp } from '../gateways/smtp.ts';
import { createStripeEvents, type StripeEvents } from '../gateways/payments/stripe-events.ts';
import { createUnrecordedVisits, type UnrecordedVisits } from '../gateways/dispatch/unrecorded-visits.ts';
import { createVerificationLinks, type VerificationLinks } from '../gateways/verification-links.ts';
import { createThreads, type Threads } from '../gateways/threads/threads.ts';
import { firestoreVisits, type Visits } from '../gateways/visits.ts';
import { firestoreSeenVisits, type SeenVisits } from '../gateways/calendars/seen-visits.ts';
import { firestoreStudentWork, type StudentWork } from '../gateways/students/student-work.ts';
import { type Log, log } from './log.ts';
import {
  appCheck,
  appOrigin,
  mailFrom,
  pushStandIn,
  smsKey,
  smsUrl,
  smtpUrl,
  staffEmail,
  stripeApiBase,
  stripeSecretKey,
  stripeWebhookSecret,
  vapidPrivateKey,
  vapidPublicKey,
} from './settings.ts';

/** The dependencies of handlers. Tests pass their own. */
export interface Services {
  readonly accounts: Accounts;
  readonly alertQueue: AlertQueue;
  readonly appCheck: AppCheck;
  readonly archiver: Archiver;
  readonly arrivals: Arrivals;
  readonly askedErasures: AskedErasures;
  readonly auditLog: AuditLog;
  readonly authentication: Authentication;
  readonly calendarFeeds: CalendarFeeds;
  readonly charges: Charges;
  readonly circleLinks: CircleLinks;
  readonly circles: Circles;
  readonly clock: Clock;
  readonly comingVisits: ComingVisits;
  readonly customers: Customers;
  readonly dataExports: DataExports;
  readonly dataRequests: DataRequests;
  readonly debts: Debts;
  readonly dispatch: DispatchStore;
  readonly dueSeries: DueSeries;
  readonly requestDays: RequestDays;
  readonly erasures: Erasures;
  readonly expiredDocuments: ExpiredDocuments;
  readonly gifts: Gifts;
  readonly helperLinks: HelperLinks;
  readonly leads: Leads;
  readonly ledger: Ledger;
  readonly ledgerChecks: LedgerChecks;
  readonly log: Log;
  readonly logins: Logins;
  readonly mailLinks: MailLinks;
  readonly mailQueue: MailQueue;
  readonly missingPayments: MissingPayments;
  readonly moveTimes: MoveTimes;
  readonly oldBooks: OldBooks;
  readonly ownDocuments: OwnDocuments;
  readonly payments: Payments;
  readonly people: People;
  readonly printer: Printer;
  readonly publicForms: PublicForms;
  readonly push: Push;
  readonly pushSubscriptions: PushSubscriptions;
  readonly rateLimits: RateLimits;
  readonly receipts: Receipts;
  readonly recipients: Recipients;
  readonly refunds: Refunds;
  readonly retentionReports: RetentionReports;
  readonly reviewTokens: ReviewTokens;
  readonly seenVisits: SeenVisits;
  readonly signUps: SignUps;
  readonly sms: Sms;
  readonly smtp: Smtp;
  readonly staffAlerts: StaffAlerts;
  readonly stripeEvents: StripeEvents;
  /** The recipient of mails to staff. */
  readonly staffEmail: () => string;
  readonly studentWork: StudentWork;
  readonly threads: Threads;
  readonly timerRuns: TimerRuns;
  readonly unrecordedVisits: UnrecordedVisits;
  readonly unusedPeople: UnusedPeople;
  readonly verificationLinks: VerificationLinks;
  readonly visits: Visits;
  readonly workQueues: WorkQueues;
}

const verificationLinks = createVerificationLinks(serverClock);

export const services: Services = {
  accounts: firestoreAccounts,
  alertQueue: createAlertQueue(serverClock),
  // Any non-empty value enforces, so typos fail closed.
  appCheck: createAppCheck(() => appCheck.value() !== ''),
  archiver: zipArchiver,
  arrivals: firestoreArrivals,
  askedErasures: createAskedErasures(serverClock),
  auditLog: firestoreAuditLog,
  authentication: firebaseAuthentication,
  calendarFeeds: createCalendarFeeds(serverClock, () => appOrigin.value()),
  charges: createCharges(serverClock),
  circleLinks: createCircleLinks(serverClock),
  circles: firestoreCircles,
  clock: serverClock,
  comingVisits: createComingVisits(serverClock),
  customers: firestoreCustomers,
  dataExports: createDataExports(serverClock),
  dataRequests: firestoreDataRequests,
  debts: createDebts(serverClock),
  dispatch: createDispatchStore(serverClock),
  dueSeries: firestoreDueSeries,
  requestDays: firestoreRequestDays,
  erasures: createErasures(serverClock),
  expiredDocuments: firestoreExpiredDocuments,
  gifts: firestoreGifts,
  helperLinks: createHelperLinks(serverClock),
  leads: createLeads(),
  ledger: createLedger(serverClock),
  ledgerChecks: firestoreLedgerChecks,
  log,
  logins: firebaseLogins,
  mailLinks: createMailLinks(() => appOrigin.value(), verificationLinks),
  mailQueue: createMailQueue(serverClock),
  missingPayments: createMissingPayments(serverClock),
  moveTimes: firestoreMoveTimes,
  oldBooks: firestoreOldBooks,
  ownDocuments: firestoreOwnDocuments,
  payments: createPayments({
    stripe: () => ({ secretKey: stripeSecretKey.value(), apiBase: stripeApiBase.value() }),
    webhookSecret: () => stripeWebhookSecret.value(),
    appOrigin: () => appOrigin.value(),
  }),
  people: createPeople(serverClock),
  printer: pdfPrinter,
  publicForms: firestorePublicForms,
  push: createPush(() => ({
    publicKey: vapidPublicKey.value(),
    privateKey: vapidPublicKey.value() === '' ? '' : vapidPrivateKey.value(),
    standIn: pushStandIn.value(),
  })),
  pushSubscriptions: firestorePushSubscriptions,
  rateLimits: firestoreRateLimits,
  receipts: createReceipts(serverClock),
  recipients: firestoreRecipients,
  refunds: createRefunds(serverClock, () => staffEmail.value()),
  retentionReports: firestoreRetentionReports,
  reviewTokens: createReviewTokens(serverClock),
  seenVisits: firestoreSeenVisits,
  signUps: firestoreSignUps,
  sms: createSms(() => ({ url: smsUrl.value(), key: smsUrl.value() === '' ? '' : smsKey.value() })),
  smtp: createSmtp(() => ({ url: smtpUrl.value(), from: mailFrom.value() })),
  staffAlerts: firestoreStaffAlerts,
  stripeEvents: createStripeEvents(serverClock),
  staffEmail: () => staffEmail.value(),
  studentWork: firestoreStudentWork,
  threads: createThreads(serverClock),
  timerRuns: createTimerRuns(serverClock),
  unrecordedVisits: createUnrecordedVisits(serverClock),
  unusedPeople: createUnusedPeople(serverClock),
  verificationLinks,
  visits: firestoreVisits,
  workQueues: createWorkQueues(serverClock),
};
