import { about, blanked, deleted, dots, empty, plain, type RegisterEntry, type Trace, withheld } from './entry.ts';

const letters = { basis: 'contract', period: 'correspondence' } as const;

const toOthers = 'written to somebody else; what it is about is in the export itself';

const everyMail: readonly Trace[] = (['senior', 'family', 'student', 'visitor'] as const).map((of) =>
  deleted(of, 'email', 'to'),
);

/** What somebody wrote in the thread of another person’s visit: that it was written stays, what and by whom goes. */
const ownMessages = { 'messages[author_id].author_name': empty, 'messages[author_id].text': dots };

const ownAccount = (at: string): readonly Trace[] => [deleted('senior', 'uid', at), deleted('family', 'uid', at)];

/** What people are told and tell each other, and how. */
export const messageEntries = {
  threads: {
    ...letters,
    purpose: 'What the people of a visit write to each other.',
    readers: ['senior', 'circle', 'student', 'staff'],
    fields: {
      ...about(['senior', 'family', 'student'], 'messages'),
      ...plain('visit_id', 'request_id', 'senior_id', 'seen', 'told', 'updated_at', 'expires_at'),
    },
    traces: [
      deleted('senior', 'uid', 'senior_id'),
      blanked('family', 'seniors', 'senior_id', ownMessages),
      blanked('student', 'visits', 'id', ownMessages),
    ],
    shows: {
      senior: ['visit_id', 'messages', 'updated_at'],
      family: ['visit_id', 'messages'],
      student: ['visit_id', 'messages'],
    },
  },
  message_reports: {
    basis: 'legitimate-interest',
    period: 'correspondence',
    purpose: 'A message that somebody wants staff to look at.',
    readers: ['staff'],
    fields: {
      ...about(['senior', 'family', 'student'], 'text', 'author_name', 'reporter_name'),
      ...plain('visit_id', 'request_id', 'senior_id', 'message_id', 'author_side', 'reporter_side', 'reporter_id'),
      ...plain('reported_at', 'state', 'handled_at', 'handled_by', 'expires_at'),
    },
    traces: [
      deleted('senior', 'uid', 'senior_id'),
      deleted('family', 'uid', 'reporter_id'),
      deleted('family', 'messages', 'message_id'),
      deleted('student', 'uid', 'reporter_id'),
      deleted('student', 'messages', 'message_id'),
    ],
    // Who reported it is between that person and staff.
    shows: {
      senior: ['text', 'author_side', 'reported_at', 'state', 'handled_at'],
      family: ['text', 'author_side', 'reported_at', 'state', 'handled_at'],
      student: ['text', 'author_side', 'reported_at', 'state', 'handled_at'],
    },
  },
  notifications: {
    ...letters,
    purpose: 'What was mailed to a person, to be read in the app as well.',
    readers: ['senior', 'family'],
    fields: {
      ...about(['senior', 'family'], 'subject', 'paragraphs', 'facts', 'closing'),
      ...plain('language', 'page', 'user_id', 'sent_at'),
    },
    traces: ownAccount('user_id'),
    since: 'sent_at',
  },
  notification_preferences: {
    basis: 'contract',
    period: 'account',
    purpose: 'How a person wants to be told.',
    readers: ['senior', 'family', 'functions'],
    fields: { ...about(['senior', 'family'], 'kinds'), ...plain('updated_at') },
    traces: ownAccount('id'),
  },
  push_subscriptions: {
    basis: 'consent',
    period: 'account',
    purpose: 'A browser on which a person wants push messages.',
    readers: ['functions'],
    fields: { ...about(['senior', 'family'], 'endpoint', 'p256dh', 'auth'), ...plain('user_id', 'created_at') },
    traces: ownAccount('user_id'),
    secret: ['endpoint', 'p256dh', 'auth'],
  },
  mail: {
    ...letters,
    purpose: 'A mail that has to leave, or has left.',
    readers: ['staff', 'functions'],
    fields: {
      ...about(['senior', 'family', 'student', 'visitor'], 'to', 'values'),
      ...plain('template', 'language', 'state', 'attempts', 'next_attempt_at', 'lease_until', 'error_code'),
      ...plain('created_at', 'sent_at', 'trace'),
    },
    traces: [
      ...everyMail,
      // To others about her: to staff, to students who were asked, to her family.
      withheld(deleted('senior', 'requests', 'values.request'), toOthers),
      withheld(deleted('senior', 'visits', 'values.visit'), toOthers),
      withheld(deleted('senior', 'uid', 'values.senior'), toOthers),
      withheld(deleted('student', 'uid', 'values.student'), toOthers),
      withheld(deleted('visitor', 'email', 'values.email'), toOthers),
      withheld(deleted('senior', 'email', 'values.email'), toOthers),
      withheld(deleted('family', 'email', 'values.email'), toOthers),
    ],
    since: 'created_at',
  },
  alerts: {
    ...letters,
    purpose: 'What is told by push, SMS, letter or telephone.',
    readers: ['staff', 'functions'],
    fields: {
      ...about(['senior', 'family'], 'values'),
      ...about('staff', 'taken', 'told'),
      ...plain('user_id', 'senior_id', 'mail_id', 'kind', 'text', 'channel', 'unmailed', 'template', 'language'),
      ...plain('state', 'attempts', 'expires_at', 'next_attempt_at', 'lease_until', 'reason', 'created_at', 'sent_at'),
      ...plain('tries', 'trace'),
    },
    traces: [...ownAccount('user_id'), withheld(deleted('senior', 'uid', 'senior_id'), toOthers)],
    since: 'created_at',
  },
  rate_limits: {
    basis: 'legitimate-interest',
    period: 'own-end',
    purpose: 'How often somebody called, as a hash.',
    readers: ['functions'],
    fields: plain('count', 'window_started_at', 'expires_at'),
    traces: [],
    stays: 'a hash, for minutes or hours',
  },
} as const satisfies Readonly<Record<string, RegisterEntry>>;
