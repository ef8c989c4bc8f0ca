import { type Accounts, firestoreAccounts } from '../gateways/accounts.ts';
import { type AuditLog, firestoreAuditLog } from '../gateways/audit-log.ts';
import { type Authentication, firebaseAuthentication } from '../gateways/authentication.ts';
import { type Clock, serverClock } from '../gateways/clock.ts';
import { createMailLinks, type MailLinks } from '../gateways/mail-links.ts';
import { createMailQueue, type MailQueue } from '../gateways/mail-queue.ts';
import { firestoreRateLimits, type RateLimits } from '../gateways/rate-limits.ts';
import { createReviewTokens, type ReviewTokens } from '../gateways/review-tokens.ts';
import { createSmtp, type Smtp } from '../gateways/smtp.ts';
import { type Log, log } from './log.ts';
import { appOrigin, mailFrom, smtpUrl, staffEmail } from './settings.ts';

/** What a handler may reach. Production's is below; a test passes its own. */
export interface Services {
  readonly accounts: Accounts;
  readonly auditLog: AuditLog;
  readonly authentication: Authentication;
  readonly clock: Clock;
  readonly log: Log;
  readonly mailLinks: MailLinks;
  readonly mailQueue: MailQueue;
  readonly rateLimits: RateLimits;
  readonly reviewTokens: ReviewTokens;
  readonly smtp: Smtp;
  /** Where mails to staff go. */
  readonly staffEmail: () => string;
}

export const services: Services = {
  accounts: firestoreAccounts,
  auditLog: firestoreAuditLog,
  authentication: firebaseAuthentication,
  clock: serverClock,
  log,
  mailLinks: createMailLinks(() => appOrigin.value()),
  mailQueue: createMailQueue(serverClock),
  rateLimits: firestoreRateLimits,
  reviewTokens: createReviewTokens(serverClock),
  smtp: createSmtp(() => ({ url: smtpUrl.value(), from: mailFrom.value() })),
  staffEmail: () => staffEmail.value(),
};
