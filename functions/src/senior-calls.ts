import * as accounts from '#domain/contracts/accounts.ts';
import { answerQuote } from '#domain/contracts/answer-quote.ts';
import { approveVisit } from '#domain/contracts/visits/approve-visit.ts';
import { changeSeries } from '#domain/contracts/visits/change-series.ts';
import { proposeMove } from '#domain/contracts/visits/propose-move.ts';
import { readMoveTimes } from '#domain/contracts/visits/read-move-times.ts';
import { changeFamilyCalendar } from '#domain/contracts/calendar-feed.ts';
import * as circles from '#domain/contracts/circles.ts';
import { askErasure, readErasure, withdrawErasure } from '#domain/contracts/privacy/erasure.ts';
import { askAboutData } from '#domain/contracts/privacy/data-requests.ts';
import { askOwnData } from '#domain/contracts/privacy/own-data.ts';
import { endMembership, leaveCircle } from '#domain/contracts/end-membership.ts';
import { readGiftReceipt } from '#domain/contracts/family/gifts.ts';
import { readMissing } from '#domain/contracts/credits.ts';
import { readReceipt, readStatement } from '#domain/contracts/receipts.ts';
import { readRefunds } from '#domain/contracts/refunds.ts';
import * as threads from '#domain/contracts/threads/threads.ts';
import { writeMessage } from '#domain/contracts/threads/write-message.ts';
import { httpCall, onHttpCalls } from './shell/http/on-http-calls.ts';

/** The calls of the app that need a sign-in, except payments. */
export const seniorCallList = [
  httpCall({
    contract: accounts.registerAccount,
    requires: 'sign-in',
    load: async () => (await import('./accounts/register-account.ts')).registerAccount,
  }),
  httpCall({
    contract: accounts.confirmAccount,
    requires: 'verified-mail',
    load: async () => (await import('./accounts/confirm-account.ts')).confirmAccount,
  }),
  httpCall({
    contract: accounts.endOtherSessions,
    requires: 'sign-in',
    load: async () => (await import('./accounts/end-other-sessions.ts')).endOtherSessions,
  }),
  httpCall({
    contract: askErasure,
    requires: 'verified-mail',
    load: async () => (await import('./privacy/ask-erasure.ts')).askErasure,
  }),
  httpCall({
    contract: readErasure,
    requires: 'verified-mail',
    load: async () => (await import('./privacy/own-erasure.ts')).readErasure,
  }),
  httpCall({
    contract: withdrawErasure,
    requires: 'verified-mail',
    load: async () => (await import('./privacy/own-erasure.ts')).withdrawErasure,
  }),
  httpCall({
    contract: askOwnData,
    requires: 'verified-mail',
    load: async () => (await import('./privacy/own-data.ts')).askForOwnData,
  }),
  httpCall({
    contract: askAboutData,
    requires: 'verified-mail',
    load: async () => (await import('./privacy/ask-about-data.ts')).askAboutData,
  }),
  httpCall({
    contract: answerQuote,
    requires: 'requests.answer',
    load: async () => (await import('./dispatch/answer-quote.ts')).answerQuote,
  }),
  httpCall({
    contract: approveVisit,
    requires: 'visits.approve',
    load: async () => (await import('./visits/approve-visit.ts')).approveVisit,
  }),
  httpCall({
    contract: changeSeries,
    requires: 'requests.cancel',
    load: async () => (await import('./visits/change-series.ts')).changeSeries,
  }),
  httpCall({
    contract: proposeMove,
    requires: 'requests.create',
    load: async () => (await import('./visits/propose-move.ts')).proposeMove,
  }),
  httpCall({
    contract: readMoveTimes,
    requires: 'requests.create',
    load: async () => (await import('./visits/read-move-times.ts')).readMoveTimes,
  }),
  httpCall({
    contract: readMissing,
    requires: 'credits.view',
    load: async () => (await import('./payments/read-missing.ts')).readMissing,
  }),
  httpCall({
    contract: readReceipt,
    requires: 'credits.view',
    load: async () => (await import('./receipts/read-receipt.ts')).readReceipt,
  }),
  httpCall({
    contract: readStatement,
    requires: 'credits.view',
    load: async () => (await import('./receipts/read-statement.ts')).readStatement,
  }),
  httpCall({
    contract: readRefunds,
    requires: 'credits.view',
    load: async () => (await import('./payments/read-refunds.ts')).readRefunds,
  }),
  httpCall({
    contract: circles.inviteFamilyMember,
    requires: 'circle.manage',
    load: async () => (await import('./circles/invite-family-member.ts')).inviteFamilyMember,
  }),
  httpCall({
    contract: circles.withdrawInvitation,
    requires: 'circle.manage',
    load: async () => (await import('./circles/withdraw-invitation.ts')).withdrawInvitation,
  }),
  httpCall({
    contract: circles.changeMemberRights,
    requires: 'circle.manage',
    load: async () => (await import('./circles/change-member-rights.ts')).changeMemberRights,
  }),
  httpCall({
    contract: endMembership,
    requires: 'circle.manage',
    load: async () => (await import('./circles/end-membership.ts')).endMembership,
  }),
  httpCall({
    contract: circles.confirmCircle,
    requires: 'circle.manage',
    load: async () => (await import('./circles/confirm-circle.ts')).confirmCircle,
  }),
  httpCall({
    contract: circles.acceptInvitation,
    requires: 'sign-in',
    load: async () => (await import('./circles/accept-invitation.ts')).acceptInvitation,
  }),
  httpCall({
    contract: leaveCircle,
    requires: 'circle.act',
    load: async () => (await import('./circles/leave-circle.ts')).leaveCircle,
  }),
  httpCall({
    contract: circles.readCircles,
    requires: 'circle.act',
    load: async () => (await import('./circles/read-circles.ts')).readCircles,
  }),
  httpCall({
    contract: readGiftReceipt,
    requires: 'circle.act',
    load: async () => (await import('./receipts/read-gift-receipt.ts')).readGiftReceipt,
  }),
  httpCall({
    contract: changeFamilyCalendar,
    requires: 'circle.act',
    load: async () => (await import('./calendars/change-family-calendar.ts')).changeFamilyCalendar,
  }),
  // Who may see the visits of a senior may write about them.
  httpCall({
    contract: writeMessage,
    requires: 'visits.view',
    load: async () => (await import('./threads/write-message.ts')).writeMessage,
  }),
  httpCall({
    contract: threads.markThreadRead,
    requires: 'visits.view',
    load: async () => (await import('./threads/mark-thread-read.ts')).markThreadRead,
  }),
  httpCall({
    contract: threads.reportMessage,
    requires: 'visits.view',
    load: async () => (await import('./threads/report-message.ts')).reportMessage,
  }),
];

/** One function for all of them: a warm instance serves each (decision 63). */
export const seniorCalls = onHttpCalls(seniorCallList);
