import type { ErrorCode } from '#domain/error-codes.ts';
import { editedPart } from '#domain/students/edited-student.ts';
import { anEmployerTip } from '#tests/builders/forms/employer-tip.ts';
import { aReview } from '#tests/builders/review.ts';
import { aStudentPhoto } from '#tests/builders/students/student-photo.ts';
import { aStudentProfile } from '#tests/builders/students/student-profile.ts';
import { aWaitingListEntry } from '#tests/builders/forms/waiting-list-entry.ts';
import type { Cast, Role } from './actors.ts';

/** The valid input of a function, and the error codes of the roles that it refuses. */
interface ValidCall {
  readonly input: object;
  /** The roles that are refused. All others are served, which other tests check. */
  readonly refused: Partial<Readonly<Record<Role, ErrorCode>>>;
}

const details = {
  first_name: 'Godelieve',
  last_name: 'Peeters',
  phone_number: '0470 12 34 56',
  city: '9000',
  full_address: 'Molenstraat 5',
  name_city: 'Gent',
  language: 'NL',
};

const signedIn = {
  visitor: 'not-signed-in',
  forger: 'sign-in-expired',
  'blocked senior': 'account-blocked',
  'blocked staff': 'account-blocked',
} as const;
const verified = { ...signedIn, 'not verified': 'email-not-verified' } as const;
const staffOnly = {
  ...verified,
  Maria: 'no-access',
  'another senior': 'no-access',
  'without a record': 'no-access',
} as const;
const seniors = { ...verified, 'without a record': 'not-a-senior', staff: 'not-a-senior' } as const;

/** The code decides, whoever opens the link. */
const everyoneRefused = {
  visitor: 'link-invalid',
  forger: 'link-invalid',
  Maria: 'link-invalid',
  'not verified': 'link-invalid',
  'blocked senior': 'link-invalid',
  staff: 'link-invalid',
} as const;

const commandId = '3b0e9a52-6f0c-4d38-9a7e-5f1d2c4b8a90';

/** Inputs of the commands on students. */
function studentInputs(): Readonly<Record<string, object>> {
  const student = editedPart(aStudentProfile({ email: 'niemand@student.example' }));
  const { exceptions: _exceptions, ...inFile } = student;
  return {
    'create-student': { command_id: commandId, student },
    'change-student': { command_id: commandId, student_id: 'student-lotte', revision: 1, student },
    'register-absence': { command_id: commandId, student_id: 'student-lotte', from: '2027-03-01', until: '2027-03-03' },
    'change-absence': {
      command_id: commandId,
      student_id: 'student-lotte',
      absence_id: 'no-such-absence',
      shown_until: '2027-03-03',
      until: null,
      undoes: null,
    },
    'send-helper-link': { command_id: commandId, student_id: 'no-such-student' },
    'revoke-helper-link': { command_id: commandId, student_id: 'no-such-student' },
    'set-student-photo': {
      command_id: commandId,
      student_id: 'no-such-student',
      shown: null,
      jpeg: aStudentPhoto().jpeg,
      agreed: true,
    },
    'remove-student-photo': { command_id: commandId, student_id: 'no-such-student', shown: null },
    'import-students': { command_id: commandId, columns: ['paused'], lines: [{ line: 2, student: inFile }] },
  };
}

const contact = {
  first_name: 'Godelieve',
  last_name: 'Peeters',
  phone_number: '03 234 56 78',
  email: '',
  full_address: 'Lindelaan 7',
  city: '2018',
  name_city: 'Antwerpen',
  language: 'NL',
};
const reach = {
  confirmation: 'print',
  relative: null,
  needs: { language: null, home: { cats: false, dogs: false, smokers: false }, blocked_students: [] },
};

/** What staff does with customers. */
const peopleCalls = {
  'search-people': { search_id: commandId, text: 'peeters', with_family: true },
  'book-for-senior': {
    command_id: commandId,
    senior: { kind: 'new', contact, ...reach },
    request: {
      task_category_id: 'companionship',
      date: '2027-03-02',
      start: '14:00',
      hours: 2,
      address: 'Lindelaan 7, 2018 Antwerpen',
      notes: '',
    },
    reason: '',
  },
  'change-customer': { command_id: commandId, senior_id: 'seed-jozef', revision: 1, contact: null, ...reach },
  'invite-customer': {
    command_id: commandId,
    senior_id: 'no-such-customer',
    revision: 1,
    email: 'lieve@madelief.test',
  },
} as const;

/** Commands of staff, on a request that exists; those on other records find nothing. */
function staffCalls(requestId: string): Readonly<Record<string, ValidCall>> {
  const onRequest = { request_id: requestId, command_id: commandId, revision: 1 };
  const onVisit = { ...onRequest, visit_id: requestId, reason: 'Op haar vraag.' };
  const onDebt = { command_id: commandId, debt_id: 'no-such-debt', revision: 1 };
  const student = { student_id: 'student-lotte' };
  const inputs = {
    'take-request': onRequest,
    'release-request': onRequest,
    'send-quote': { ...onRequest, variant: 'standard', cents_per_hour: 1750, minutes: 120, reason: 'Vaste klant.' },
    'record-quote-answer': { ...onRequest, number: 1, answer: 'yes', with_whom: 'Els' },
    'offer-visit': { ...onRequest, visit_id: requestId, ...student },
    'assign-student': { ...onVisit, ...student },
    'unassign-student': onVisit,
    'move-visit': { ...onVisit, date: '2027-03-02', start: '14:00', minutes_planned: 120 },
    'accept-move': { ...onVisit, date: '2027-03-02', start: '14:00' },
    'decline-move': { ...onVisit, date: '2027-03-02', start: '14:00' },
    'start-visit': onVisit,
    'record-visit': { ...onVisit, minutes: 120, km: 3.5 },
    'correct-visit': { ...onVisit, minutes: 60, km: 0 },
    'miss-visit': onVisit,
    'cancel-visit': onVisit,
    'end-series': onVisit,
    'cancel-request': { ...onRequest, reason: 'Op haar vraag.' },
    'undo-step': { ...onRequest, step_id: commandId },
    'resolve-lead': {
      command_id: commandId,
      lead_id: 'no-such-lead',
      revision: 1,
      state: 'call-back',
      call_on: '2027-03-02',
      note: 'Bel na tien uur.',
    },
    'collect-leads': { collection: 'employer_tips', after: null },
    'settle-data-request': {
      ...{ command_id: commandId, data_request_id: 'no-such-question' },
      ...{ result: 'done', answer: 'Uw naam is verbeterd.' },
    },
    'read-health': {},
    'read-retention': {},
    'read-staff': {},
    'change-staff-role': { command_id: commandId, staff_uid: 'no-such-colleague', role: 'finance' },
    'report-second-factor': { command_id: commandId },
    'reset-second-factor': { command_id: commandId, staff_uid: 'no-such-colleague' },
    'resend-mail': { command_id: commandId, mail_id: 'no-such-mail', again: false },
    'adjust-credits': {
      command_id: commandId,
      senior_id: 'no-such-senior',
      cents: 15_000,
      seen_balance: 0,
      reason: 'Dubbel betaald.',
    },
    'decide-late-payment': { ...onDebt, decision: 'drop', reason: 'Zij was in het ziekenhuis.' },
    'record-reminder-letter': { ...onDebt, day: '2027-03-02' },
    'record-fee-letter': { ...onDebt, day: '2027-03-02' },
    'record-transfer': {
      ...{ command_id: commandId, reference: '123456789002', cents: 4_625 },
      ...{ date: '2026-03-02', bank_entry: '2026-041', again: false },
    },
    'approve-adjustment': { command_id: commandId, adjustment_id: 'no-such', revision: 1, answer: 'yes' },
    'read-customer-receipt': { senior_id: 'seed-jozef', line_id: 'no-such-line' },
    'read-customer-statement': { senior_id: 'seed-jozef', month: '2026-01' },
    'refund-visit': {
      command_id: commandId,
      senior_id: 'no-such-senior',
      request_id: requestId,
      visit_id: requestId,
      cents: 750,
      seen_refunded: 0,
      reason: 'De student was te laat.',
    },
    'confirm-refund-transfer': { command_id: commandId, refund_id: 'no-such', revision: 1, paid_on: '2026-03-03' },
    'write-staff-message': { command_id: commandId, visit_id: requestId, text: 'Wij belden de student.' },
    'read-told': {},
    'read-told-words': { alert_id: 'no-such-alert' },
    'take-alert': { command_id: commandId, alert_id: 'no-such-alert' },
    'finish-alert': { command_id: commandId, alert_id: 'no-such-alert', result: 'reached' },
    'handle-report': { command_id: commandId, report_id: 'no-such-report' },
    'set-note': { command_id: commandId, about: { kind: 'request', id: requestId }, text: 'Bel na tien uur.' },
    ...studentInputs(),
    'save-views': {
      command_id: commandId,
      revision: 99,
      views: [{ id: 'view', name: 'Deurne', query: 'postcode=2100' }],
    },
    'log-bulk-view': { command_id: commandId, what: 'students', rows: 40 },
    ...peopleCalls,
  };
  return Object.fromEntries(Object.entries(inputs).map(([name, input]) => [name, { input, refused: staffOnly }]));
}

/** Of the circle of a senior: what finds nothing is answered, and not refused. */
function circleCalls(): Readonly<Record<string, ValidCall>> {
  const command = { command_id: commandId };
  const ofSenior = { senior_id: 'no-such-senior' };
  const person = { first_name: 'Els', last_name: 'Janssens', email: 'niemand@madelief.test', relation: 'daughter' };
  const consent = { rights: ['see'], words: 'Els mag zien wat er gepland is.' };
  const member = { member_uid: 'no-such-member' };
  const inputs = {
    withdraw: { ...command, invitation_id: 'no-such-invitation' },
    change: { ...command, ...member, revision: 1, ...consent },
    end: { ...command, ...member },
    confirm: { ...command, member_uids: ['no-such-member'] },
  };
  // Nobody here has the role of family.
  const family = { ...staffOnly, staff: 'no-access' } as const;
  const bySenior = {
    'invite-family-member': { ...command, ...person, ...consent },
    'withdraw-invitation': inputs.withdraw,
    'change-member-rights': inputs.change,
    'end-membership': inputs.end,
    'confirm-circle': inputs.confirm,
  };
  const byStaff = {
    'invite-for-customer': { ...command, ...ofSenior, ...person, ...consent },
    'invite-from-waiting-list': {
      ...command,
      ...{ entry_id: 'no-such-entry', lead_id: 'no-such-lead', senior: { kind: 'known', ...ofSenior } },
      ...person,
      ...consent,
    },
    'withdraw-for-customer': { ...inputs.withdraw, ...ofSenior },
    'change-rights-for-customer': { ...inputs.change, ...ofSenior },
    'end-membership-for-customer': { ...inputs.end, ...ofSenior },
    'confirm-for-customer': { ...inputs.confirm, ...ofSenior },
  };
  const refusedTo = (calls: Readonly<Record<string, object>>, refused: ValidCall['refused']) =>
    Object.entries(calls).map(([name, input]): [string, ValidCall] => [name, { input, refused }]);
  const link = { token: 'x'.repeat(43) };
  return Object.fromEntries([
    ...refusedTo(bySenior, seniors),
    ...refusedTo(byStaff, staffOnly),
    ...refusedTo(
      {
        'leave-circle': { ...command, ...ofSenior },
        'read-circles': {},
        'check-gift': { gift_id: 'no-such-gift', give_up: false },
        'read-gift-receipt': { gift_id: 'no-such-gift' },
        // She is no senior of theirs.
        'give-credits': { ...ofSenior, credits: 25, from: 'Els', message: '', attempt: commandId },
        'change-family-calendar': { ...command, hash: 'a'.repeat(64) },
      },
      family,
    ),
    ...refusedTo({ 'accept-invitation': { ...command, ...link } }, signedIn),
    ...refusedTo({ 'read-invitation': link }, {}),
  ]);
}

/** A link that nobody was sent: whoever has none is refused in the same way. */
function helperCalls(requestId: string): Readonly<Record<string, ValidCall>> {
  const unknown = { link: 'x'.repeat(43) };
  const onVisit = { ...unknown, command_id: commandId, visit_id: requestId };
  const inputs = {
    'read-helper-work': unknown,
    'accept-offer': onVisit,
    'decline-offer': { ...onVisit, reason: '' },
    'withdraw-from-visit': { ...onVisit, reason: '' },
    'agree-move': { ...onVisit, date: '2027-03-02', start: '14:00' },
    'refuse-move': { ...onVisit, date: '2027-03-02', start: '14:00', reason: '' },
    'tell-underway': onVisit,
    'check-in': { ...onVisit, at: '2027-03-02T13:00:00.000Z', code: '4712' },
    'change-availability': {
      ...unknown,
      command_id: commandId,
      revision: 1,
      availability: {
        weekly: { 1: [{ from: '09:00', to: '12:00' }] },
        exceptions: [{ date: '2027-03-16', available: true, from: '13:00', to: '17:00' }],
      },
    },
    'change-calendar-feed': { ...unknown, command_id: commandId, hash: 'a'.repeat(64) },
    'read-student-thread': { ...unknown, visit_id: requestId },
    'write-student-message': { ...onVisit, text: 'Ik kom vijf minuten later.' },
    'report-student-message': { ...onVisit, message_id: commandId },
    'account-for-visit': { ...onVisit, came: true, minutes: 120, note: 'De batterij van mijn gsm was leeg.' },
    'check-out': { ...onVisit, at: '2027-03-02T15:00:00.000Z', minutes: 120, reason: '', km: 4.5, note: 'Gewandeld.' },
  };
  return Object.fromEntries(Object.entries(inputs).map(([name, input]) => [name, { input, refused: everyoneRefused }]));
}

/**
 * By the name of the contract. A function that is missing here has no test of its refusals: every-contract.ts detects
 * it.
 */
export function validCalls({ sessionId, link, applicant }: Cast): Readonly<Record<string, ValidCall>> {
  const { request_id: _id, created_at: _at, ...rating } = aReview();
  const question = { request_id: commandId, wish: 'correct', text: 'Mijn naam is verkeerd geschreven.' };
  const linkRequest = { email: 'niemand@madelief.test', language: 'NL' };
  const session = { input: { session_id: sessionId }, refused: { ...seniors, 'another senior': 'not-found' } } as const;
  return {
    'register-account': { input: details, refused: signedIn },
    'end-other-sessions': { input: {}, refused: signedIn },
    'confirm-account': { input: { details }, refused: verified },
    'ask-erasure': { input: {}, refused: { ...verified, 'without a record': 'no-access', staff: 'no-access' } },
    'ask-own-data': { input: {}, refused: { ...verified, 'without a record': 'no-access', staff: 'no-access' } },
    'ask-about-data': {
      input: question,
      refused: { ...verified, 'without a record': 'no-access', staff: 'no-access' },
    },
    'ask-about-data-by-link': { input: { ...question, token: 'x'.repeat(43) }, refused: everyoneRefused },
    'ask-data-by-mail': { input: { email: 'niemand@gegevens.example', wish: 'export' }, refused: {} },
    'withdraw-erasure-by-link': { input: { token: 'x'.repeat(43) }, refused: everyoneRefused },
    'fetch-own-data': { input: { token: 'x'.repeat(43) }, refused: everyoneRefused },
    'read-erasure': { input: {}, refused: verified },
    'withdraw-erasure': { input: {}, refused: verified },
    'confirm-erasure': { input: { token: 'x'.repeat(43) }, refused: everyoneRefused },
    'verify-email': { input: { code: 'a-code-that-was-never-mailed' }, refused: everyoneRefused },
    'send-verification-mail': { input: linkRequest, refused: {} },
    'send-password-reset-mail': { input: linkRequest, refused: {} },
    'purchase-credits': { input: { amount: 25, attempt: '7d3f0f3e-5c7a-4c7e-9b39-0a4d2f6c8e11' }, refused: seniors },
    'read-missing': { input: {}, refused: seniors },
    'pay-missing': { input: {}, refused: seniors },
    'read-refunds': { input: {}, refused: seniors },
    'refund-credits': { input: { command_id: commandId, cents: 1_000 }, refused: seniors },
    'withdraw-purchase': {
      input: { command_id: commandId, session_id: 'cs_test_unknown', cents: 1_000 },
      refused: seniors,
    },
    'verify-payment': session,
    'continue-purchase': session,
    'cancel-purchase': session,
    'validate-review-token': { input: { token: link.token }, refused: {} },
    'submit-review': { input: { token: link.token, planningId: link.requestId, rating }, refused: {} },
    ...helperCalls(link.requestId),
    ...staffCalls(link.requestId),
    ...circleCalls(),
    'answer-quote': {
      input: { request_id: link.requestId, command_id: commandId, number: 1, answer: 'yes' },
      refused: seniors,
    },
    'change-series': {
      input: { request_id: link.requestId, visit_id: link.requestId, command_id: commandId, change: 'skip' },
      refused: seniors,
    },
    'propose-move': {
      input: {
        ...{ request_id: link.requestId, visit_id: link.requestId, command_id: commandId },
        ...{ from: { date: '2027-03-02', start: '14:00' }, to: { date: '2027-03-04', start: '10:00' } },
      },
      refused: seniors,
    },
    'read-move-times': { input: { request_id: link.requestId, visit_id: link.requestId }, refused: seniors },
    'write-message': {
      input: { visit_id: link.requestId, message_id: commandId, text: 'De bel is stuk.' },
      refused: seniors,
    },
    'mark-thread-read': { input: { visit_id: link.requestId, count: 1 }, refused: seniors },
    'report-message': { input: { visit_id: link.requestId, message_id: commandId }, refused: seniors },
    'read-receipt': { input: { line_id: 'no-such-line' }, refused: seniors },
    'read-statement': { input: { month: '2026-01' }, refused: seniors },
    'approve-visit': {
      input: {
        request_id: link.requestId,
        visit_id: link.requestId,
        command_id: commandId,
        answer: 'yes',
        question: '',
      },
      refused: { ...seniors, 'another senior': 'not-found' },
    },
    'join-waiting-list': {
      input: {
        id: commandId,
        entry: aWaitingListEntry({ email: applicant }),
        seconds: 40,
        website: '',
      },
      refused: {},
    },
    'tip-employer': {
      input: { id: commandId, tip: anEmployerTip({ email: applicant }), seconds: 40, website: '' },
      refused: {},
    },
    'send-registration-notification': {
      input: {
        naam: 'Godelieve Peeters',
        email: applicant,
        telefoonnummer: '0470 12 34 56',
        postcode: '9000',
        opmerkingen: 'Graag in de voormiddag.',
        website: '',
      },
      refused: {},
    },
  };
}
