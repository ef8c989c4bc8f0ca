import type { Mail, MailTemplate } from '#domain/documents/mail.ts';
import { amountText } from '#domain/credits/cents.ts';
import { forWhomPath } from '#domain/circles/for-whom-path.ts';
import { invitationPath } from '#domain/circles/invitation-address.ts';
import { giftPath } from '#domain/gifts/gift-address.ts';
import { ownDataAddress, ownDataPath } from '#domain/privacy/own-data-address.ts';
import { erasurePath } from '#domain/privacy/erasure-address.ts';
import { hasStudent } from '#domain/requests/request-status.ts';
import { bulkViews } from '#domain/contracts/staff/bulk-views.ts';
import { staffParts } from '#domain/contracts/staff/staff-accounts.ts';
import { type AdminSubject, adminPath } from '#domain/staff/admin-path.ts';
import { staffPaths } from '#domain/staff/staff-paths.ts';
import { helperLinkPath, helperPath } from '#domain/students/helper/helper-address.ts';
import { unrecordedStates } from '#domain/visits/unrecorded.ts';
import { visitCost } from '#domain/visits/visit-cost.ts';
import type { VisitState } from '#domain/visits/visit-state.ts';
import type { LinkedTemplate } from '#domain/mail/linked-template.ts';
import { hourOf } from '#domain/mail/busy-hour.ts';
import { tokenFragment } from '#domain/mail/link-token.ts';
import { type Preparation, type PreparationServices, type Prepared, ready, unneeded } from './preparation.ts';
import { messagePreparations } from './prepare-message-mail.ts';
import { visitPreparations } from './prepare-visit-mail.ts';
import { exportNames, signUpRoleNames, staffPartNames } from './texts/staff.ts';

const requestsPage = '/dashboard?tab=my-requests';
const creditsPage = '/dashboard?tab=credits';

function page(path: string): Preparation {
  return async (mail, { mailLinks }) => ready(mail, mailLinks.page(path));
}

function linkTo(template: LinkedTemplate): Preparation {
  return async ({ to, language }, { mailLinks }) => {
    const link = await mailLinks.make(template, to);
    return link === null ? unneeded : ready({ language: link.language ?? language }, link.url);
  };
}

/** The request that a mail is about; empty for an order that was not made by our types. */
function requestOf({ values }: Mail): string {
  return values['request'] ?? '';
}

/** Names the student who is planned when the mail leaves. Not sent when none is any more, or the visit was moved again or began. */
const plannedVisit: Preparation = async (mail, { mailLinks, visits }) => {
  const visit = await visits.find(requestOf(mail));
  if (visit?.status == null || !hasStudent(visit.status) || visit.student === null) return unneeded;
  if (visit.isToCome === false || (visit.when !== null && visit.when !== mail.values['when'])) return unneeded;
  const { name, residence } = visit.student;
  return ready(mail, mailLinks.page(requestsPage), { student: name, residence });
};

/** Not sent when a student is planned again, was and did not come, or the request is cancelled. */
const studentUnassigned: Preparation = async (mail, { mailLinks, visits }) => {
  const visit = await visits.find(requestOf(mail));
  const isSought = visit?.status === 'processing' && visit.student === null;
  return isSought ? ready(mail, mailLinks.page(requestsPage)) : unneeded;
};

/** Not sent when the quote was answered or the request cancelled meanwhile. */
const quoteSent: Preparation = async (mail, { mailLinks, visits }) => {
  const visit = await visits.find(requestOf(mail));
  return visit?.hasOpenQuote === true ? ready(mail, mailLinks.page(requestsPage)) : unneeded;
};

/** Names the student if one is planned. Not sent when the request is cancelled again. */
const requestResumed: Preparation = async (mail, { mailLinks, visits }) => {
  const visit = await visits.find(requestOf(mail));
  if (visit?.status == null || visit.status === 'cancelled') return unneeded;
  const student = hasStudent(visit.status) ? visit.student : null;
  return ready(mail, mailLinks.page(requestsPage), { student: student?.name ?? '' });
};

const visitEnded: Preparation = async (mail, { mailLinks, reviewTokens, visits }) => {
  const id = requestOf(mail);
  const visit = await visits.find(id);
  if (visit === null || visit.isReviewed || (visit.status !== 'ended' && visit.status !== 'paid')) return unneeded;
  const token = await reviewTokens.issue(id);
  return ready(mail, mailLinks.page(`/review${tokenFragment(token)}`));
};

/** Not sent when staff sent another link or stopped it meanwhile. */
const studentLink: Preparation = async (mail, { helperLinks, mailLinks }) => {
  const { student = '', generation = '' } = mail.values;
  const secret = await helperLinks.issue(student, Number(generation));
  return secret === null ? unneeded : ready(mail, mailLinks.page(helperLinkPath(secret)));
};

/** Not sent when it was taken back, used through an earlier link, or is too old. */
const circleInvitation: Preparation = async (mail, { circleLinks, mailLinks }) => {
  const secret = await circleLinks.issue(mail.values['invitation'] ?? '');
  return secret === null ? unneeded : ready(mail, mailLinks.page(invitationPath(secret)));
};

/** Not sent when she withdrew or confirmed it meanwhile. */
const erasureQuestion: Preparation = async (mail, { askedErasures, mailLinks }) => {
  const secret = await askedErasures.issue(mail.values['person'] ?? '');
  return secret === null ? unneeded : ready(mail, mailLinks.page(erasurePath(secret)));
};

/** Not sent when a day is over since it was asked. */
const ownData: Preparation = async (mail, { dataExports, mailLinks }) => {
  const secret = await dataExports.issue(mail.values['person'] ?? '');
  return secret === null ? unneeded : ready(mail, mailLinks.page(ownDataPath(secret)));
};

/** Signing in is the answer; a student’s is a call. */
const accountUnused: Preparation = async (mail, { mailLinks }) =>
  ready(mail, mailLinks.page(mail.values['kind'] === 'student' ? '/' : '/login'));

const profilePage = ({ values }: Mail) => `${values['kind'] === 'family' ? forWhomPath : '/dashboard'}?tab=profile`;

/** To her own profile, where she can withdraw it. */
const erasureBegun: Preparation = async (mail, { mailLinks }) => ready(mail, mailLinks.page(profilePage(mail)));

/** To where the person can ask anew: the profile, or without an account the page that mails a link. */
const toOwnData: Preparation = async (mail, { mailLinks }) => {
  const hasAccount = mail.values['kind'] === 'senior' || mail.values['kind'] === 'family';
  return ready(mail, mailLinks.page(hasAccount ? profilePage(mail) : ownDataAddress));
};

/** About a visit that is still in this state: what is approved or paid by then is not asked again. */
function visitIn(state: VisitState, path: string): Preparation {
  return async (mail, { mailLinks, visits }) =>
    (await visits.stateOf(mail.values['visit'] ?? '')) === state ? ready(mail, mailLinks.page(path)) : unneeded;
}

/** About a visit of which nobody knows yet what became of it: not once it is written down, or to be at another time. */
function unrecordedVisit(path: string): Preparation {
  return async (mail, { mailLinks, visits }) => {
    const visit = await visits.planOf(mail.values['visit'] ?? '');
    const isTrue =
      visit !== null &&
      unrecordedStates.some((each) => each === visit.state) &&
      `${visit.date} ${visit.start}` === mail.values['when'];
    return isTrue ? ready(mail, mailLinks.page(path)) : unneeded;
  };
}

/** Not sent when something was paid meanwhile, or the day on which it was ordered is over: then it is made anew. */
const paymentReminder: Preparation = async (mail, { mailLinks, debts }) => {
  const { debt = '', round = '' } = mail.values;
  return (await debts.isTrueReminder(debt, Number(round))) ? ready(mail, mailLinks.page(creditsPage)) : unneeded;
};

/** Not sent when staff took the fee back, or it is paid. */
const latePayment: Preparation = async (mail, { mailLinks, debts }) =>
  (await debts.isTrueLatePayment(mail.values['debt'] ?? '')) ? ready(mail, mailLinks.page(creditsPage)) : unneeded;

/** Says what is missing when the mail leaves: the transfer has paid what was open by then. */
const transferReceived: Preparation = async (mail, { mailLinks, debts }) => {
  const missing = await debts.missingOf(mail.values['senior'] ?? '');
  return ready(mail, mailLinks.page(creditsPage), { lacking: missing === 0 ? '' : amountText(missing) });
};

/** What a late cancellation costs: not once it was taken back, or costs something else. */
const visitFee: Preparation = async (mail, { mailLinks, visits }) => {
  const visit = await visits.planOf(mail.values['visit'] ?? '');
  const fee = visit?.state === 'cancelled' ? visit.fee : null;
  const isTrue = fee != null && amountText(fee.cents) === mail.values['price'];
  return isTrue ? ready(mail, mailLinks.page(creditsPage)) : unneeded;
};

/** What a visit cost, to be approved: not once it is, and not with an amount that was corrected meanwhile. */
const visitDone: Preparation = async (mail, { mailLinks, visits }) => {
  const visit = await visits.planOf(mail.values['visit'] ?? '');
  const cost = visit?.state === 'done' ? visitCost(visit) : null;
  const isTrue = cost !== null && amountText(cost.cents) === mail.values['price'];
  return isTrue ? ready(mail, mailLinks.page('/dashboard')) : unneeded;
};

/** To the giver: the page with the card to print. */
const giftGiven: Preparation = async (mail, { mailLinks }) =>
  ready(mail, mailLinks.page(giftPath(mail.values['gift'] ?? '')));

/** The page of staff, opened on the document whose id is among the values. */
function adminPage(kind: AdminSubject['kind']): Preparation {
  return async (mail, { mailLinks }) => {
    const id = mail.values[kind];
    return ready(mail, mailLinks.page(adminPath(id === undefined ? undefined : { kind, id })));
  };
}

/** The order has only what both the entry and the page's notification know; the entry tells the rest. */
const signUpReceived: Preparation = async (mail, { mailLinks, signUps }) => {
  const { name = '', email = '', telephone = '', postcode = '', notes = '' } = mail.values;
  const entry = await signUps.find({ name, email, telephone, postcode, notes });
  const role = entry?.role == null ? '' : signUpRoleNames[entry.role];
  const path = adminPath(entry === null ? undefined : { kind: 'signup', id: entry.id });
  return ready(mail, mailLinks.page(path), { role, helpSeeker: entry?.helpSeeker ?? '' });
};

/** Counted when the hour is over: so many more may have come since the mail was ordered. */
const busyHour: Preparation = async (mail, { arrivals, mailLinks }) => {
  const { from, until } = hourOf(new Date(mail.values['hour'] ?? ''));
  const { leads, requests } = await arrivals.between(from, until);
  return ready(mail, mailLinks.page(adminPath()), { leads: String(leads), requests: String(requests) });
};

const roleChanged: Preparation = async (mail, { mailLinks }) => {
  const part = staffParts.find((known) => known === mail.values['role']);
  return ready(mail, mailLinks.page(staffPaths.team), { part: part === undefined ? '' : staffPartNames[part] });
};

const exportMade: Preparation = async (mail, { mailLinks }) => {
  const what = bulkViews.find((known) => known === mail.values['what']);
  return ready(mail, mailLinks.page(staffPaths.audit), { list: what === undefined ? '' : exportNames[what] });
};

const preparations: Readonly<Record<MailTemplate, Preparation>> = {
  'verify-email': linkTo('verify-email'),
  'reset-password': linkTo('reset-password'),
  welcome: page('/dashboard'),
  'account-invitation': linkTo('account-invitation'),
  'request-received': page(requestsPage),
  'request-cancelled': page(requestsPage),
  'request-resumed': requestResumed,
  'quote-sent': quoteSent,
  'student-assigned': plannedVisit,
  'student-unassigned': studentUnassigned,
  'visit-moved': plannedVisit,
  ...visitPreparations,
  ...messagePreparations,
  'visit-done': visitDone,
  'visit-ended': visitEnded,
  'student-link': studentLink,
  'visit-asked': unrecordedVisit('/dashboard'),
  'visit-missed': page(creditsPage),
  'student-visit-asked': unrecordedVisit(helperPath),
  'visit-fee': visitFee,
  'visit-charged': page(creditsPage),
  'visit-unpaid': visitIn('approved', creditsPage),
  'payment-received': page(creditsPage),
  'gift-received': page(creditsPage),
  'gift-given': giftGiven,
  'payment-reminder': paymentReminder,
  'late-payment': latePayment,
  'transfer-received': transferReceived,
  'monthly-statement': page(creditsPage),
  'visit-refunded': page(creditsPage),
  'refund-ordered': page(creditsPage),
  'purchase-withdrawn': page(creditsPage),
  'refund-failed': page(creditsPage),
  'refund-transferred': page(creditsPage),
  'circle-question': page('/dashboard?tab=circle'),
  'erasure-question': erasureQuestion,
  'erasure-begun': erasureBegun,
  'data-erasure-question': erasureQuestion,
  'data-erasure-begun': page('/'),
  'own-data': ownData,
  'data-request-received': toOwnData,
  'data-request-done': toOwnData,
  'data-request-refused': toOwnData,
  'account-unused': accountUnused,
  'circle-invitation': circleInvitation,
  'staff-waiting-list': signUpReceived,
  'staff-new-request': adminPage('request'),
  'staff-employer-tip': adminPage('tip'),
  'staff-payment-dispute': adminPage('payment'),
  'staff-visit-question': adminPage('request'),
  'staff-refund-failed': adminPage('payment'),
  'staff-many-requests': adminPage('request'),
  'staff-data-request-due': page(adminPath()),
  'staff-busy-hour': busyHour,
  'staff-second-factor': page(staffPaths.team),
  'staff-factor-enrolled': page(staffPaths.team),
  'staff-role': roleChanged,
  'staff-export': exportMade,
};

/** Looks up a mail's link and further values at sending time. */
export function prepareMail(mail: Mail, services: PreparationServices): Promise<Prepared> {
  return preparations[mail.template](mail, services);
}
