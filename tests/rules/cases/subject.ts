import { addDaysTo, brusselsDate } from '#domain/requests/calendar.ts';
import { type CollectionName, collections } from '#domain/collections.ts';
import { aBoardCounter, aBoardRow, someFigures } from '#tests/builders/staff/board-row.ts';
import { aLedgerCheck, anAuditLogEntry, aRateLimit, aStripeEvent, aTimerRun } from '#tests/builders/bookkeeping.ts';
import {
  aBalance,
  aCreditAdjustment,
  aCreditTransaction,
  aMissingPayment,
  aRefund,
} from '#tests/builders/payments/credits.ts';
import { aStaffCommand, aStaffNote, aStudentDay } from '#tests/builders/dispatch.ts';
import { aCircleInvitation, aCircleQuestion } from '#tests/builders/circle.ts';
import { aCustomer } from '#tests/builders/accounts/customer.ts';
import { aFamilyContact } from '#tests/builders/accounts/family-contact.ts';
import { aDataExport } from '#tests/builders/accounts/data-export.ts';
import { aDataRequest } from '#tests/builders/accounts/data-request.ts';
import { aRetentionReport } from '#tests/builders/accounts/retention-report.ts';
import { anErasure } from '#tests/builders/accounts/erasure.ts';
import { aDebt, aTransfer, aTransferReference } from '#tests/builders/payments/debt.ts';
import { aGift } from '#tests/builders/payments/gift.ts';
import { anEmployerTip } from '#tests/builders/forms/employer-tip.ts';
import { aNewInterimUser } from '#tests/builders/interim-user.ts';
import { aLead, aLeadKey, aSignUpAnswer } from '#tests/builders/staff/lead.ts';
import { aMail } from '#tests/builders/mail.ts';
import { aDoorCode } from '#tests/builders/door-code.ts';
import { aDoorPhoto, aStudentPhoto } from '#tests/builders/students/student-photo.ts';
import { aStudentProfile } from '#tests/builders/students/student-profile.ts';
import { aCalendarFeed, aHelperLink } from '#tests/builders/helper-link.ts';
import { aPushSubscription, anAlert, somePreferences } from '#tests/builders/alerts/told.ts';
import { aMessageReport, aThread } from '#tests/builders/alerts/threads.ts';
import { aNotification } from '#tests/builders/alerts/notification.ts';
import { anAccountStatement, aReceipt, aReceiptOrder, aReceiptSeries } from '#tests/builders/payments/receipt.ts';
import { aReview, aReviewToken } from '#tests/builders/review.ts';
import { someSavedViews } from '#tests/builders/staff/saved-views.ts';
import { aSeniorProfile } from '#tests/builders/senior-profile.ts';
import { aRequestDay, aServiceRequest } from '#tests/builders/service-request.ts';
import { aTaskCategory } from '#tests/builders/task-category.ts';
import { aVerificationLink } from '#tests/builders/verification-link.ts';
import { aPlannedVisit } from '#tests/builders/visit.ts';
import { aWaitingListEntry } from '#tests/builders/forms/waiting-list-entry.ts';
import { type FieldMap, type FieldValue, fieldsOf, serverTime, withField } from '../documents/field-value.ts';
import {
  type Actor,
  blockedSenior,
  booker,
  elsewhere,
  helper,
  jozef,
  mailOf,
  maria,
  members,
  seer,
  staff,
  uidOf,
} from '../people/actors.ts';
import { memberPath } from '#domain/circles/member-path.ts';
import { requestIdOf } from '../people/request-ids.ts';
import { aMembership, giftOf, receiptNumberOf, requestOf, seniorOf, seniors, staffMembers } from '../people/world.ts';

/** What the generator must know of a collection to make the same requests in each. */
export interface Subject {
  readonly collection: CollectionName;
  /** A valid document that the actor might create. Where ids are uids, it has the actor's uid. */
  readonly fresh: (actor: Actor, now: Date) => { readonly id: string; readonly data: FieldMap };
  /** The id of a stored document: the actor's own if there is one, otherwise Maria's. */
  readonly existing: (actor: Actor) => string;
  /** A valid change of an existing document. */
  readonly change: readonly [field: string, value: FieldValue];
  /** Fields that repeat the document's id. */
  readonly idFields: readonly string[];
  /** The actors that may write here; for collections written by functions alone, an actor that tries. */
  readonly writers: readonly Actor[];
  /** Only functions write here, so one invalid value of each field is sufficient. */
  readonly closed: boolean;
  /** Of documents that lie deeper: the lists that are asked for besides the collection itself. */
  readonly below?: readonly string[];
}

const ownerOr = (actor: Actor): Actor => (seniors.includes(seniorOf(actor)) ? seniorOf(actor) : maria);
const newRequestId = requestIdOf(1_000_000);

const interimUsers: Subject = {
  collection: collections.interimUsers,
  fresh: (actor) => ({
    id: uidOf(actor),
    data: fieldsOf(aNewInterimUser({ id: uidOf(actor), email: mailOf(actor), test: true })),
  }),
  existing: (actor) => uidOf(staffMembers.includes(actor) || members.includes(actor) ? actor : ownerOr(actor)),
  change: ['first_name', 'Marie-Louise'],
  idFields: ['id'],
  writers: [maria],
  closed: false,
};

const seniorProfiles: Subject = {
  collection: collections.seniorProfiles,
  fresh: (actor) => ({
    id: uidOf(actor),
    data: fieldsOf(aSeniorProfile({ user_id: uidOf(actor), senior_id: uidOf(actor) })),
  }),
  existing: (actor) => uidOf(ownerOr(actor)),
  change: ['address', 'Veldstraat 3, 9000 Gent'],
  idFields: ['user_id', 'senior_id'],
  writers: [maria],
  closed: false,
};

const taskCategories: Subject = {
  collection: collections.taskCategories,
  fresh: () => ({ id: 'garden', data: fieldsOf(aTaskCategory({ id: 'garden', category_name: 'Tuinonderhoud' })) }),
  existing: () => 'companionship',
  change: ['category_name', 'Samen wandelen'],
  idFields: ['id'],
  writers: [staff],
  closed: true,
};

const serviceRequests: Subject = {
  collection: collections.serviceRequests,
  fresh: (actor, now) => ({
    id: newRequestId,
    data: withField(
      fieldsOf(
        aServiceRequest({
          request_id: newRequestId,
          senior_id: uidOf(seniorOf(actor)),
          ...(members.includes(actor) ? { actor_uid: uidOf(actor) } : {}),
          request_date: addDaysTo(brusselsDate(now), 10),
        }),
      ),
      'created_at',
      serverTime,
    ),
  }),
  existing: (actor) => requestOf(ownerOr(actor)),
  change: ['status', 'cancelled'],
  idFields: ['request_id'],
  writers: [maria, booker, staff],
  closed: false,
};

const planning: Subject = {
  collection: collections.planning,
  fresh: (actor) => ({
    id: newRequestId,
    data: fieldsOf(aPlannedVisit({ request_id: newRequestId, senior_id: uidOf(actor) })),
  }),
  existing: (actor) => requestOf(ownerOr(actor)),
  change: ['studentprofile_id', 'student-wout'],
  idFields: ['request_id'],
  writers: [maria, staff],
  closed: true,
};

const studentProfiles: Subject = {
  collection: collections.studentProfiles,
  fresh: () => ({
    id: 'student-wout',
    data: fieldsOf(aStudentProfile({ id: 'student-wout', first_name: 'Wout' })),
  }),
  existing: () => 'student-lotte',
  change: ['residence', 'Leuven'],
  idFields: ['id'],
  writers: [staff],
  closed: true,
};

const doorPhotos: Subject = {
  collection: collections.doorPhotos,
  fresh: () => ({ id: newRequestId, data: fieldsOf(aDoorPhoto()) }),
  existing: (actor) => requestOf(ownerOr(actor)),
  change: ['photo_id', 'another'],
  idFields: [],
  writers: [maria, staff],
  closed: true,
};

const doorCodes: Subject = {
  collection: collections.doorCodes,
  fresh: () => ({ id: newRequestId, data: fieldsOf(aDoorCode()) }),
  existing: (actor) => requestOf(ownerOr(actor)),
  change: ['code', '0000'],
  idFields: [],
  writers: [maria, staff],
  closed: true,
};

const userCredits: Subject = {
  collection: collections.userCredits,
  fresh: (actor) => ({ id: uidOf(actor), data: fieldsOf(aBalance({ user_id: uidOf(actor), balance: 500 })) }),
  existing: (actor) => uidOf(ownerOr(actor)),
  change: ['balance', 1000],
  idFields: ['user_id'],
  writers: [maria],
  closed: true,
};

const creditTransactions: Subject = {
  collection: collections.creditTransactions,
  fresh: (actor) => ({ id: 'cs_new', data: fieldsOf(aCreditTransaction({ id: 'cs_new', user_id: uidOf(actor) })) }),
  existing: (actor) => `cs_${uidOf(ownerOr(actor))}`,
  change: ['transaction_type', 'refund'],
  idFields: ['id'],
  writers: [maria],
  closed: true,
};

const receipts: Subject = {
  collection: collections.receipts,
  fresh: (actor) => ({
    id: '2026-000999',
    data: fieldsOf(aReceipt({ number: '2026-000999', user_id: uidOf(actor) })),
  }),
  existing: (actor) => receiptNumberOf(ownerOr(actor)),
  change: ['cents', 100],
  idFields: ['number'],
  writers: [maria],
  closed: true,
};

const accountStatements: Subject = {
  collection: collections.accountStatements,
  fresh: (actor) => ({ id: 'new-statement', data: fieldsOf(anAccountStatement({ user_id: uidOf(actor) })) }),
  existing: (actor) => `2026-02_${uidOf(ownerOr(actor))}`,
  change: ['closing', 100],
  idFields: [],
  writers: [maria],
  closed: true,
};

const requestDays: Subject = {
  collection: collections.requestDays,
  fresh: (actor) => ({ id: uidOf(actor), data: fieldsOf(aRequestDay({ senior_id: uidOf(actor) })) }),
  existing: (actor) => uidOf(ownerOr(actor)),
  change: ['request_ids', []],
  idFields: ['senior_id'],
  writers: [maria, booker, staff],
  closed: true,
};

const threads: Subject = {
  collection: collections.threads,
  fresh: (actor) => ({
    id: newRequestId,
    data: fieldsOf(aThread({ visit_id: newRequestId, request_id: newRequestId, senior_id: uidOf(actor) })),
  }),
  existing: (actor) => requestOf(ownerOr(actor)),
  change: ['messages', []],
  idFields: [],
  writers: [maria, seer, staff],
  closed: true,
};

const notifications: Subject = {
  collection: collections.notifications,
  fresh: (actor) => ({ id: 'new-notification', data: fieldsOf(aNotification({ user_id: uidOf(actor) })) }),
  existing: (actor) => `welcome_${uidOf(ownerOr(actor))}`,
  change: ['subject', 'Iets anders'],
  idFields: [],
  writers: [maria],
  closed: true,
};

const notificationPreferences: Subject = {
  collection: collections.notificationPreferences,
  fresh: (actor) => ({
    id: uidOf(actor),
    data: withField(fieldsOf(somePreferences()), 'updated_at', serverTime),
  }),
  existing: (actor) => uidOf(ownerOr(actor)),
  change: ['updated_at', serverTime],
  idFields: [],
  writers: [maria],
  closed: false,
};

const pushSubscriptions: Subject = {
  collection: collections.pushSubscriptions,
  fresh: (actor) => ({
    id: 'new-subscription',
    data: withField(fieldsOf(aPushSubscription({ user_id: uidOf(actor) })), 'created_at', serverTime),
  }),
  existing: (actor) => `browser-of-${uidOf(ownerOr(actor))}`,
  change: ['created_at', serverTime],
  idFields: [],
  writers: [maria],
  closed: false,
};

const reviews: Subject = {
  collection: collections.reviews,
  fresh: () => ({ id: newRequestId, data: fieldsOf(aReview({ request_id: newRequestId })) }),
  existing: () => requestOf(maria),
  change: ['skills_rating', 1],
  idFields: ['request_id'],
  writers: [maria],
  closed: true,
};

/** The own membership of a member, that of Jozef's only member, and otherwise one of Maria's circle. */
function circleOf(actor: Actor): string {
  if (actor === jozef) return memberPath(uidOf(jozef), uidOf(elsewhere));
  return members.includes(actor)
    ? memberPath(uidOf(seniorOf(actor)), uidOf(actor))
    : memberPath(uidOf(maria), uidOf(seer));
}

const circles: Subject = {
  collection: collections.circles,
  fresh: (actor) => ({
    id: memberPath(uidOf(actor), 'new-member'),
    data: fieldsOf({ ...aMembership(actor, seer), user_id: 'new-member' }),
  }),
  existing: (actor) => circleOf(actor),
  change: ['rights', ['see', 'book', 'pay']],
  idFields: [],
  writers: [maria, helper, staff],
  closed: true,
  below: [maria, jozef].map((senior) => `${uidOf(senior)}/members`),
};

const circleInvitations: Subject = {
  collection: collections.circleInvitations,
  fresh: (actor) => ({ id: 'new-invitation', data: fieldsOf(aCircleInvitation({ senior_id: uidOf(actor) })) }),
  existing: (actor) => `of-${uidOf(seniorOf(actor) === jozef ? jozef : maria)}`,
  change: ['email', 'boef@example.be'],
  idFields: [],
  writers: [maria, helper, staff],
  closed: true,
};

const gifts: Subject = {
  collection: collections.gifts,
  fresh: (actor) => ({ id: 'new-gift', data: fieldsOf(aGift({ gift_id: 'new-gift', giver_id: uidOf(actor) })) }),
  existing: (actor) =>
    members.includes(actor)
      ? giftOf(seniorOf(actor), actor)
      : actor === blockedSenior
        ? giftOf(blockedSenior, helper)
        : actor === jozef
          ? giftOf(jozef, elsewhere)
          : 'open',
  change: ['message', 'Van een ander.'],
  idFields: ['gift_id'],
  writers: [maria, helper, staff],
  closed: true,
};

/** Collections written by functions, whose documents have no owner. */
function companyRecord(
  collection: CollectionName,
  existingId: string,
  data: FieldMap,
  change: readonly [field: string, value: FieldValue],
): Subject {
  return {
    collection,
    fresh: () => ({ id: 'new-record', data }),
    existing: () => existingId,
    change,
    idFields: [],
    writers: [maria, staff],
    closed: true,
  };
}

export const subjects: readonly Subject[] = [
  interimUsers,
  seniorProfiles,
  taskCategories,
  serviceRequests,
  planning,
  requestDays,
  studentProfiles,
  doorPhotos,
  doorCodes,
  userCredits,
  creditTransactions,
  receipts,
  accountStatements,
  threads,
  notifications,
  notificationPreferences,
  pushSubscriptions,
  reviews,
  circles,
  circleInvitations,
  gifts,
  companyRecord(collections.waitingList, 'entry', fieldsOf(aWaitingListEntry()), ['notes', 'In de namiddag.']),
  companyRecord(collections.employerTips, 'tip', fieldsOf(anEmployerTip()), ['company', 'Slagerij De Smet']),
  companyRecord(collections.circleQuestions, 'maria_sien', fieldsOf(aCircleQuestion()), ['member_name', 'Iemand']),
  companyRecord(collections.customers, 'godelieve', fieldsOf(aCustomer()), ['first_name', 'Lieve']),
  companyRecord(collections.familyContacts, 'els', fieldsOf(aFamilyContact()), ['first_name', 'Elsje']),
  companyRecord(collections.studentPhotos, 'student-lotte', fieldsOf(aStudentPhoto()), ['photo_id', 'another']),
  companyRecord(collections.studentDays, 'student-lotte_2026-03-10', fieldsOf(aStudentDay()), ['visits', []]),
  companyRecord(collections.board, requestOf(maria), fieldsOf(aBoardRow({ request_id: requestOf(maria) })), [
    'stage',
    'planned',
  ]),
  companyRecord(collections.counters, 'board-0', fieldsOf(aBoardCounter()), ['stages', new Map()]),
  companyRecord(collections.figures, '2026-11-16_0', fieldsOf(someFigures()), ['amounts', new Map()]),
  companyRecord(collections.staffNotes, 'note', fieldsOf(aStaffNote()), ['text', 'Niet meer bellen.']),
  companyRecord(collections.savedViews, uidOf(staff), fieldsOf(someSavedViews()), ['views', []]),
  companyRecord(collections.staffCommands, 'command', fieldsOf(aStaffCommand()), ['answer', '']),
  companyRecord(collections.leads, 'lead', fieldsOf(aLead()), ['state', 'customer']),
  companyRecord(collections.signUpAnswers, 'entry', fieldsOf(aSignUpAnswer()), ['senior_id', 'jozef']),
  companyRecord(collections.leadKeys, 'hash', fieldsOf(aLeadKey()), ['lead_id', 'another']),
  companyRecord(collections.creditAdjustments, 'adjustment', fieldsOf(aCreditAdjustment()), ['state', 'booked']),
  companyRecord(collections.debts, 'debt', fieldsOf(aDebt()), ['state', 'settled']),
  companyRecord(collections.transferReferences, '123456789002', fieldsOf(aTransferReference()), ['senior_id', 'jozef']),
  companyRecord(collections.transfers, 'transfer', fieldsOf(aTransfer()), ['cents', 1_000]),
  companyRecord(collections.refunds, 'refund', fieldsOf(aRefund()), ['state', 'done']),
  companyRecord(collections.missingPayments, 'maria', fieldsOf(aMissingPayment()), ['cents', 50]),
  companyRecord(collections.receiptOrders, 'cs_test_a1', fieldsOf(aReceiptOrder()), ['number', null]),
  companyRecord(collections.receiptSeries, '2026', fieldsOf(aReceiptSeries()), ['last', 0]),
  companyRecord(collections.helperLinks, 'hash', fieldsOf(aHelperLink()), ['student_id', 'student-wout']),
  companyRecord(collections.calendarFeeds, 'els', fieldsOf(aCalendarFeed()), ['hash', null]),
  companyRecord(collections.reviewTokens, 'hash', fieldsOf(aReviewToken()), ['used_at', null]),
  companyRecord(collections.verificationLinks, 'hash', fieldsOf(aVerificationLink()), ['user_id', 'jozef']),
  companyRecord(collections.messageReports, 'report', fieldsOf(aMessageReport()), ['state', 'handled']),
  companyRecord(collections.mail, 'mail', fieldsOf(aMail()), ['to', 'boef@example.be']),
  companyRecord(collections.alerts, 'alert', fieldsOf(anAlert()), ['state', 'sent']),
  companyRecord(collections.stripeEvents, 'evt_1', fieldsOf(aStripeEvent()), ['type', 'charge.refunded']),
  companyRecord(collections.timerRuns, 'sweepMail', fieldsOf(aTimerRun()), ['failures', 1]),
  companyRecord(collections.ledgerChecks, '2026-10-01', fieldsOf(aLedgerCheck()), ['mistakes', 0]),
  companyRecord(collections.erasures, 'maria', fieldsOf(anErasure()), ['state', 'closed']),
  companyRecord(collections.retentionReports, '2026-03-01', fieldsOf(aRetentionReport()), ['day', '2026-03-02']),
  companyRecord(collections.dataExports, 'maria', fieldsOf(aDataExport()), ['fetched', 1]),
  companyRecord(collections.dataRequests, 'data-request', fieldsOf(aDataRequest()), ['state', 'settled']),
  companyRecord(collections.rateLimits, 'key', fieldsOf(aRateLimit()), ['count', 0]),
  companyRecord(collections.auditLog, 'event', fieldsOf(anAuditLogEntry()), ['status_after', 'paid']),
];
