import { aDataExport } from '#tests/builders/accounts/data-export.ts';
import { aDataRequest } from '#tests/builders/accounts/data-request.ts';
import { aRetentionReport } from '#tests/builders/accounts/retention-report.ts';
import { anErasure } from '#tests/builders/accounts/erasure.ts';
import { aGift } from '#tests/builders/payments/gift.ts';
import { collections } from '#domain/collections.ts';
import { visitStates, type VisitState } from '#domain/visits/visit-state.ts';
import { aBoardCounter, aBoardRow, someFigures } from '#tests/builders/staff/board-row.ts';
import {
  aCommandAuditEntry,
  aLedgerCheck,
  anAuditLogEntry,
  aRateLimit,
  aStripeEvent,
  aTimerRun,
} from '#tests/builders/bookkeeping.ts';
import {
  aBalance,
  aCreditAdjustment,
  aCreditTransaction,
  aMissingPayment,
  aRefund,
} from '#tests/builders/payments/credits.ts';
import { aStaffCommand, aStaffNote, aStudentDay } from '#tests/builders/dispatch.ts';
import { aCircleInvitation, aCircleMember, aCircleQuestion } from '#tests/builders/circle.ts';
import { aCustomer } from '#tests/builders/accounts/customer.ts';
import { aFamilyContact } from '#tests/builders/accounts/family-contact.ts';
import { aDebt, aTransfer, aTransferReference } from '#tests/builders/payments/debt.ts';
import { anEmployerTip } from '#tests/builders/forms/employer-tip.ts';
import { anInterimUser } from '#tests/builders/interim-user.ts';
import { aLead, aLeadKey, aSignUpAnswer } from '#tests/builders/staff/lead.ts';
import type { StaffRole } from '#domain/accounts/roles.ts';
import { madeAt } from '#tests/builders/moments.ts';
import { aMail } from '#tests/builders/mail.ts';
import { aPlanning } from '#tests/builders/planning.ts';
import { aCalendarFeed, aHelperLink } from '#tests/builders/helper-link.ts';
import { aPushSubscription, anAlert, somePreferences } from '#tests/builders/alerts/told.ts';
import { aMessageReport, aThread } from '#tests/builders/alerts/threads.ts';
import { aNotification } from '#tests/builders/alerts/notification.ts';
import { anAccountStatement, aReceipt, aReceiptOrder, aReceiptSeries } from '#tests/builders/payments/receipt.ts';
import { aReview, aReviewToken } from '#tests/builders/review.ts';
import { someSavedViews } from '#tests/builders/staff/saved-views.ts';
import { aSeniorProfile } from '#tests/builders/senior-profile.ts';
import { aRequestDay, aServiceRequest } from '#tests/builders/service-request.ts';
import { aDoorCode } from '#tests/builders/door-code.ts';
import { aDoorPhoto, aStudentPhoto } from '#tests/builders/students/student-photo.ts';
import { aStudentProfile } from '#tests/builders/students/student-profile.ts';
import { aTaskCategory } from '#tests/builders/task-category.ts';
import { aVerificationLink } from '#tests/builders/verification-link.ts';
import { anOffer, aPlannedVisit } from '#tests/builders/visit.ts';
import { aWaitingListEntry } from '#tests/builders/forms/waiting-list-entry.ts';
import { circleRights, type CircleRight } from '#domain/circles/circle-rights.ts';
import { memberPath } from '#domain/circles/member-path.ts';
import { type FieldMap, type FieldValue, fieldsOf, withField } from '../documents/field-value.ts';
import {
  type Actor,
  blockedMember,
  blockedSenior,
  blockedStaff,
  booker,
  dotted,
  elsewhere,
  former,
  godelieve,
  helper,
  hostileRole,
  jozef,
  mailOf,
  maria,
  members,
  nel,
  nova,
  malformedBlock,
  oneFactorStaff,
  payer,
  rosa,
  seer,
  staff,
  student,
  uidOf,
  unverifiedMember,
  unverifiedStaff,
  vera,
  signedInAt,
  dispatcher,
  bookkeeper,
  endedStaff,
} from './actors.ts';
import { requestIdOf } from './request-ids.ts';
import { storedStatuses } from './stored-statuses.ts';

/** Every stored document before a request: collection/id → fields. */
export type World = ReadonlyMap<string, FieldMap>;

/** The actors that have a senior's documents, whatever their role. */
export const seniors: readonly Actor[] = [
  maria,
  jozef,
  rosa,
  vera,
  dotted,
  blockedSenior,
  malformedBlock,
  student,
  hostileRole,
];
export const staffMembers: readonly Actor[] = [
  staff,
  oneFactorStaff,
  dispatcher,
  bookkeeper,
  endedStaff,
  unverifiedStaff,
  blockedStaff,
];

const unknownRoles: ReadonlyMap<Actor, string> = new Map([
  [student, 'student'],
  [hostileRole, 'constructor'],
]);

/** The stored value of `blocked`; absent for everyone else. */
const blocks: ReadonlyMap<Actor, FieldValue> = new Map<Actor, FieldValue>([
  [blockedSenior, true],
  [blockedStaff, true],
  [malformedBlock, null],
  [blockedMember, true],
  [jozef, false],
]);

/** One whose session was ended, and one who signed in in the second in which hers were. */
const sessionsValidFrom: ReadonlyMap<Actor, number> = new Map([
  [endedStaff, signedInAt + 1],
  [staff, signedInAt],
]);

function withStanding(account: FieldMap, actor: Actor): FieldMap {
  const role = unknownRoles.get(actor);
  const blocked = blocks.get(actor);
  const withRole = role === undefined ? account : withField(account, 'role', role);
  const withBlock = blocked === undefined ? withRole : withField(withRole, 'blocked', blocked);
  const validFrom = sessionsValidFrom.get(actor);
  return validFrom === undefined ? withBlock : withField(withBlock, 'sessions_valid_from', validFrom);
}

/**
 * The first request of each senior is submitted, with a confirmed visit: what a visit says of itself decides. Maria has
 * one more request for every stored status, planned before visits had states.
 */
export const requestOf = (actor: Actor): string => requestIdOf(1 + Math.max(0, seniors.indexOf(actor)));

/** Each senior has one receipt. */
export const receiptNumberOf = (actor: Actor): string =>
  `2026-${String(1 + Math.max(0, seniors.indexOf(actor))).padStart(6, '0')}`;

export const mariasRequests: readonly { readonly id: string; readonly status: string }[] = storedStatuses.map(
  (status, index) => ({ id: requestIdOf(100 + index), status }),
);

/** Of every state the first visit of an assigned request, and a later one, whose id is no request's. */
export const mariasVisits: readonly { readonly id: string; readonly state: VisitState }[] = visitStates.flatMap(
  (state, index) => {
    const id = requestIdOf(200 + index);
    return [id, `${id}_2026-04-07`].map((visitId) => ({ id: visitId, state }));
  },
);

const partsOfStaff: ReadonlyMap<Actor, StaffRole> = new Map([
  [dispatcher, 'dispatch'],
  [bookkeeper, 'finance'],
]);

const roleOf = (actor: Actor) =>
  staffMembers.includes(actor) ? (partsOfStaff.get(actor) ?? 'admin') : members.includes(actor) ? 'family' : 'senior';

const accounts = [...seniors, nel, ...staffMembers, ...members].map((actor): [string, FieldMap] => [
  `${collections.interimUsers}/${uidOf(actor)}`,
  withStanding(
    fieldsOf(
      anInterimUser({
        id: uidOf(actor),
        email: mailOf(actor),
        role: roleOf(actor),
        status: actor.claims['email_verified'] === true ? 'verified' : 'pending_verification',
      }),
    ),
    actor,
  ),
]);

/** The day of one is full, and nobody else’s, whenever a case is. */
const requestDayOf = (actor: Actor) =>
  aRequestDay({
    senior_id: uidOf(actor),
    takes_from: actor === vera ? new Date('2126-01-01T00:00:00Z') : actor === jozef ? madeAt : new Date(0),
  });

const belongings = seniors.flatMap((actor): [string, FieldMap][] => {
  const uid = uidOf(actor);
  const requestId = requestOf(actor);
  return [
    [`${collections.seniorProfiles}/${uid}`, fieldsOf(aSeniorProfile({ user_id: uid, senior_id: uid }))],
    [
      `${collections.serviceRequests}/${requestId}`,
      fieldsOf(aServiceRequest({ request_id: requestId, senior_id: uid })),
    ],
    [`${collections.planning}/${requestId}`, fieldsOf(aPlannedVisit({ request_id: requestId, senior_id: uid }))],
    [`${collections.doorPhotos}/${requestId}`, fieldsOf(aDoorPhoto())],
    [`${collections.doorCodes}/${requestId}`, fieldsOf(aDoorCode())],
    [`${collections.userCredits}/${uid}`, fieldsOf(aBalance({ user_id: uid }))],
    [
      `${collections.creditTransactions}/cs_${uid}`,
      fieldsOf(aCreditTransaction({ id: `cs_${uid}`, user_id: uid, stripe_session_id: `cs_${uid}` })),
    ],
    [
      `${collections.receipts}/${receiptNumberOf(actor)}`,
      fieldsOf(aReceipt({ number: receiptNumberOf(actor), user_id: uid, line_id: `cs_${uid}` })),
    ],
    [`${collections.accountStatements}/2026-02_${uid}`, fieldsOf(anAccountStatement({ user_id: uid }))],
    [`${collections.notificationPreferences}/${uid}`, fieldsOf(somePreferences())],
    [`${collections.pushSubscriptions}/browser-of-${uid}`, fieldsOf(aPushSubscription({ user_id: uid }))],
    [
      `${collections.threads}/${requestId}`,
      fieldsOf(aThread({ visit_id: requestId, request_id: requestId, senior_id: uid })),
    ],
    [`${collections.requestDays}/${uid}`, fieldsOf(requestDayOf(actor))],
    [`${collections.notifications}/welcome_${uid}`, fieldsOf(aNotification({ user_id: uid }))],
  ];
});

const requestsInEveryState = mariasRequests.flatMap(({ id, status }): [string, FieldMap][] => [
  [
    `${collections.serviceRequests}/${id}`,
    withField(fieldsOf(aServiceRequest({ request_id: id, senior_id: uidOf(maria) })), 'status', status),
  ],
  [`${collections.planning}/${id}`, fieldsOf(aPlanning({ request_id: id }))],
]);

const visitsInEveryState = mariasVisits.flatMap(({ id, state }): [string, FieldMap][] => {
  const [request_id = ''] = id.split('_');
  const isWaiting = state === 'open' || state === 'offered';
  const student = isWaiting ? { studentprofile_id: null, student_profiles: null } : {};
  const offers = state === 'offered' ? [anOffer()] : [];
  return [
    [
      `${collections.serviceRequests}/${request_id}`,
      fieldsOf(aServiceRequest({ request_id, senior_id: uidOf(maria), status: 'assigned' })),
    ],
    [
      `${collections.planning}/${id}`,
      fieldsOf(aPlannedVisit({ request_id, senior_id: uidOf(maria), state, offers, ...student })),
    ],
    // Of every state, so that the rules alone decide, whatever the functions left.
    [`${collections.doorPhotos}/${id}`, fieldsOf(aDoorPhoto())],
    [`${collections.doorCodes}/${id}`, fieldsOf(aDoorCode())],
  ];
});

const companyRecords: [string, FieldMap][] = [
  [`${collections.taskCategories}/companionship`, fieldsOf(aTaskCategory())],
  [`${collections.studentProfiles}/student-lotte`, fieldsOf(aStudentProfile())],
  [`${collections.studentPhotos}/student-lotte`, fieldsOf(aStudentPhoto())],
  [`${collections.circleQuestions}/maria_sien`, fieldsOf(aCircleQuestion())],
  [`${collections.customers}/godelieve`, fieldsOf(aCustomer())],
  [`${collections.familyContacts}/els`, fieldsOf(aFamilyContact())],
  // Staff's record is no profile of her own.
  [`${collections.customers}/${uidOf(nel)}`, fieldsOf(aCustomer({ senior_id: uidOf(nel), has_account: true }))],
  [`${collections.studentDays}/student-lotte_2026-03-10`, fieldsOf(aStudentDay())],
  [`${collections.board}/${requestOf(maria)}`, fieldsOf(aBoardRow({ request_id: requestOf(maria) }))],
  [`${collections.counters}/board-0`, fieldsOf(aBoardCounter())],
  [`${collections.figures}/2026-11-16_0`, fieldsOf(someFigures())],
  [`${collections.staffNotes}/note`, fieldsOf(aStaffNote())],
  [`${collections.savedViews}/${uidOf(staff)}`, fieldsOf(someSavedViews())],
  [`${collections.staffCommands}/command`, fieldsOf(aStaffCommand())],
  [`${collections.waitingList}/entry`, fieldsOf(aWaitingListEntry())],
  [`${collections.employerTips}/tip`, fieldsOf(anEmployerTip())],
  [`${collections.leads}/lead`, fieldsOf(aLead())],
  [`${collections.signUpAnswers}/entry`, fieldsOf(aSignUpAnswer())],
  [`${collections.leadKeys}/hash`, fieldsOf(aLeadKey())],
  [`${collections.creditAdjustments}/adjustment`, fieldsOf(aCreditAdjustment())],
  [`${collections.debts}/debt`, fieldsOf(aDebt())],
  [`${collections.transferReferences}/123456789002`, fieldsOf(aTransferReference())],
  [`${collections.transfers}/transfer`, fieldsOf(aTransfer())],
  [`${collections.refunds}/refund`, fieldsOf(aRefund())],
  [`${collections.missingPayments}/maria`, fieldsOf(aMissingPayment())],
  [`${collections.reviews}/${requestOf(maria)}`, fieldsOf(aReview({ request_id: requestOf(maria) }))],
  [`${collections.verificationLinks}/hash`, fieldsOf(aVerificationLink({ user_id: uidOf(vera) }))],
  [`${collections.receiptOrders}/cs_test_a1`, fieldsOf(aReceiptOrder())],
  [`${collections.receiptSeries}/2026`, fieldsOf(aReceiptSeries())],
  [`${collections.helperLinks}/hash`, fieldsOf(aHelperLink())],
  [`${collections.calendarFeeds}/els`, fieldsOf(aCalendarFeed())],
  [`${collections.reviewTokens}/hash`, fieldsOf(aReviewToken({ request_id: requestOf(maria) }))],
  [`${collections.alerts}/alert`, fieldsOf(anAlert())],
  [`${collections.messageReports}/report`, fieldsOf(aMessageReport())],
  [`${collections.mail}/mail`, fieldsOf(aMail())],
  [`${collections.stripeEvents}/evt_1`, fieldsOf(aStripeEvent())],
  [`${collections.erasures}/maria`, fieldsOf(anErasure())],
  [`${collections.timerRuns}/sweepMail`, fieldsOf(aTimerRun())],
  [`${collections.ledgerChecks}/2026-10-01`, fieldsOf(aLedgerCheck())],
  [`${collections.retentionReports}/2026-03-01`, fieldsOf(aRetentionReport())],
  [`${collections.dataExports}/maria`, fieldsOf(aDataExport())],
  [`${collections.dataRequests}/data-request`, fieldsOf(aDataRequest())],
  [`${collections.rateLimits}/key`, fieldsOf(aRateLimit())],
  [`${collections.auditLog}/event`, fieldsOf(anAuditLogEntry())],
  [`${collections.auditLog}/command`, fieldsOf(aCommandAuditEntry())],
];

/** Who is in whose circle, with which rights. Vera is a senior herself, and the student's role is unknown. */
const memberships: readonly (readonly [senior: Actor, member: Actor, rights: readonly CircleRight[]])[] = [
  [maria, seer, ['see']],
  [maria, booker, ['see', 'book']],
  [maria, payer, ['see', 'pay']],
  ...[helper, former, blockedMember, unverifiedMember, vera, student, staff].map(
    (member) => [maria, member, circleRights] as const,
  ),
  ...[blockedSenior, nel, nova, godelieve].map((senior) => [senior, helper, circleRights] as const),
  [jozef, elsewhere, circleRights],
];

/** Of whom a member's documents are in the cases: of Maria, but for who is in another circle. */
export const seniorOf = (actor: Actor): Actor =>
  actor === elsewhere ? jozef : members.includes(actor) ? maria : actor;

export const giftOf = (senior: Actor, member: Actor): string => `gift-of-${uidOf(member)}-to-${uidOf(senior)}`;

export const aMembership = (
  senior: Actor,
  member: Actor,
  rights: readonly CircleRight[] = circleRights,
): ReturnType<typeof aCircleMember> =>
  aCircleMember({
    senior_id: uidOf(senior),
    user_id: uidOf(member),
    rights: [...rights],
    ...(member === former ? { ended_at: madeAt, ended_by: 'senior', ask_at: null } : {}),
  });

const circles = memberships.map(([senior, member, rights]): [string, FieldMap] => [
  `${collections.circles}/${memberPath(uidOf(senior), uidOf(member))}`,
  fieldsOf(aMembership(senior, member, rights)),
]);

const invitations = [maria, jozef].map((senior): [string, FieldMap] => [
  `${collections.circleInvitations}/of-${uidOf(senior)}`,
  fieldsOf(aCircleInvitation({ senior_id: uidOf(senior) })),
]);

/** Of each member to her senior; and one to Maria that is not paid. */
const gifts: [string, FieldMap][] = [
  ...memberships.map(([senior, member]): [string, FieldMap] => {
    const gift_id = giftOf(senior, member);
    return [
      `${collections.gifts}/${gift_id}`,
      fieldsOf(aGift({ gift_id, senior_id: uidOf(senior), giver_id: uidOf(member) })),
    ];
  }),
  [
    `${collections.gifts}/open`,
    fieldsOf(aGift({ gift_id: 'open', senior_id: uidOf(maria), giver_id: uidOf(seer), state: 'open', paid_at: null })),
  ],
];

export const world: World = new Map([
  ...gifts,
  ...accounts,
  ...circles,
  ...invitations,
  ...belongings,
  ...requestsInEveryState,
  ...visitsInEveryState,
  ...companyRecords,
]);
