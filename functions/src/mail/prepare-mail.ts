import type { Mail, MailTemplate } from '#domain/documents/mail.ts';
import type { MailOutcome } from '#domain/mail/mail-delivery.ts';
import { hasStudent } from '#domain/requests/request-status.ts';
import { type AdminSubject, adminPath } from '#domain/staff/admin-path.ts';
import { helperLinkPath, helperPath } from '#domain/students/helper/helper-address.ts';
import { unrecordedStates } from '#domain/visits/unrecorded.ts';
import type { VisitState } from '#domain/visits/visit-state.ts';
import type { LinkedTemplate } from '#domain/mail/linked-template.ts';
import type { Services } from '../shell/services.ts';
import { signUpRoleNames } from './texts/staff.ts';

export type PreparationServices = Pick<Services, 'helperLinks' | 'mailLinks' | 'reviewTokens' | 'signUps' | 'visits'>;

/** What is looked up at sending time, or why the mail is not sent. */
export type Prepared =
  | {
      readonly kind: 'ready';
      readonly language: Mail['language'];
      readonly url: string;
      /** Values that are not in the order, because they can change or are known later. */
      readonly found: Readonly<Record<string, string>>;
    }
  | Extract<MailOutcome, { kind: 'unneeded' | 'retry' }>;

type Preparation = (mail: Mail, services: PreparationServices) => Promise<Prepared>;

const requestsPage = '/dashboard?tab=my-requests';
const creditsPage = '/dashboard?tab=credits';

const unneeded = { kind: 'unneeded' } as const;

function ready({ language }: Pick<Mail, 'language'>, url: string, found: Readonly<Record<string, string>> = {}) {
  return { kind: 'ready', language, url, found } as const;
}

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

/** Names the student who is planned when the mail leaves. Not sent when none is any more. */
const plannedVisit: Preparation = async (mail, { mailLinks, visits }) => {
  const visit = await visits.find(requestOf(mail));
  if (visit?.status == null || !hasStudent(visit.status) || visit.student === null) return unneeded;
  const { name, residence } = visit.student;
  return ready(mail, mailLinks.page(requestsPage), { student: name, residence });
};

/** Not sent when a student is planned again, or the request is cancelled. */
const studentUnassigned: Preparation = async (mail, { mailLinks, visits }) => {
  const visit = await visits.find(requestOf(mail));
  return visit?.status === 'processing' ? ready(mail, mailLinks.page(requestsPage)) : unneeded;
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
  return ready(mail, mailLinks.page(`/review?${new URLSearchParams({ token }).toString()}`));
};

/** Not sent when staff sent another link or stopped it meanwhile. */
const studentLink: Preparation = async (mail, { helperLinks, mailLinks }) => {
  const { student = '', generation = '' } = mail.values;
  const secret = await helperLinks.issue(student, Number(generation));
  return secret === null ? unneeded : ready(mail, mailLinks.page(helperLinkPath(secret)));
};

/** About a visit that is still in this state: what is approved or paid by then is not asked again. */
function visitIn(state: VisitState, path: string): Preparation {
  return async (mail, { mailLinks, visits }) =>
    (await visits.stateOf(mail.values['visit'] ?? '')) === state ? ready(mail, mailLinks.page(path)) : unneeded;
}

/** About a visit of which nobody knows yet what became of it. */
function unrecordedVisit(path: string): Preparation {
  return async (mail, { mailLinks, visits }) => {
    const state = await visits.stateOf(mail.values['visit'] ?? '');
    return unrecordedStates.some((each) => each === state) ? ready(mail, mailLinks.page(path)) : unneeded;
  };
}

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
  'visit-done': visitIn('done', '/dashboard'),
  'visit-ended': visitEnded,
  'student-link': studentLink,
  'visit-asked': unrecordedVisit('/dashboard'),
  'visit-missed': page(creditsPage),
  'student-visit-asked': unrecordedVisit(helperPath),
  'visit-fee': visitIn('cancelled', creditsPage),
  'visit-charged': page(creditsPage),
  'visit-unpaid': visitIn('approved', creditsPage),
  'payment-received': page(creditsPage),
  'staff-waiting-list': signUpReceived,
  'staff-new-request': adminPage('request'),
  'staff-employer-tip': adminPage('tip'),
  'staff-payment-dispute': adminPage('payment'),
  'staff-visit-question': adminPage('request'),
};

/** Looks up a mail's link and further values at sending time. */
export function prepareMail(mail: Mail, services: PreparationServices): Promise<Prepared> {
  return preparations[mail.template](mail, services);
}
