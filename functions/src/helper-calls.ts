import { changeAvailability } from '#domain/contracts/availability.ts';
import { changeCalendarFeed } from '#domain/contracts/calendar-feed.ts';
import * as helpers from '#domain/contracts/helpers.ts';
import * as threads from '#domain/contracts/threads/student-threads.ts';
import { httpCall, onHttpCalls } from './shell/http/on-http-calls.ts';

/** The calls of the student's app, each by its contract. */
export const helperCallList = [
  httpCall({
    contract: helpers.readHelperWork,
    requires: 'nothing',
    load: async () => (await import('./helpers/read-helper-work.ts')).readHelperWork,
  }),
  httpCall({
    contract: helpers.acceptOffer,
    requires: 'nothing',
    load: async () => (await import('./helpers/accept-offer.ts')).acceptOffer,
  }),
  httpCall({
    contract: helpers.declineOffer,
    requires: 'nothing',
    load: async () => (await import('./helpers/decline-offer.ts')).declineOffer,
  }),
  httpCall({
    contract: helpers.withdrawFromVisit,
    requires: 'nothing',
    load: async () => (await import('./helpers/withdraw-from-visit.ts')).withdrawFromVisit,
  }),
  httpCall({
    contract: helpers.agreeMove,
    requires: 'nothing',
    load: async () => (await import('./helpers/agree-move.ts')).agreeMove,
  }),
  httpCall({
    contract: helpers.refuseMove,
    requires: 'nothing',
    load: async () => (await import('./helpers/refuse-move.ts')).refuseMove,
  }),
  httpCall({
    contract: helpers.tellUnderway,
    requires: 'nothing',
    load: async () => (await import('./helpers/tell-underway.ts')).tellUnderway,
  }),
  httpCall({
    contract: helpers.checkIn,
    requires: 'nothing',
    load: async () => (await import('./helpers/check-in.ts')).checkIn,
  }),
  httpCall({
    contract: helpers.checkOut,
    requires: 'nothing',
    load: async () => (await import('./helpers/check-out.ts')).checkOut,
  }),
  httpCall({
    contract: changeAvailability,
    requires: 'nothing',
    load: async () => (await import('./helpers/change-availability.ts')).changeAvailability,
  }),
  httpCall({
    contract: changeCalendarFeed,
    requires: 'nothing',
    load: async () => (await import('./helpers/change-calendar-feed.ts')).changeCalendarFeed,
  }),
  httpCall({
    contract: helpers.accountForVisit,
    requires: 'nothing',
    load: async () => (await import('./helpers/account-for-visit.ts')).accountForVisit,
  }),
  httpCall({
    contract: threads.readStudentThread,
    requires: 'nothing',
    load: async () => (await import('./threads/read-student-thread.ts')).readStudentThread,
  }),
  httpCall({
    contract: threads.writeStudentMessage,
    requires: 'nothing',
    load: async () => (await import('./threads/write-message.ts')).writeStudentMessage,
  }),
  httpCall({
    contract: threads.reportStudentMessage,
    requires: 'nothing',
    load: async () => (await import('./threads/report-message.ts')).reportStudentMessage,
  }),
];

/** One function for all of them: a warm instance serves each (decision 63). */
export const helperCalls = onHttpCalls(helperCallList);
