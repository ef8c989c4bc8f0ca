import { about, blanked, deleted, empty, plain, type RegisterEntry } from './entry.ts';

const everybody = ['senior', 'family', 'student', 'visitor'] as const;

/** What people ask about their own data, and what becomes of data whose time is over. */
export const rightsEntries = {
  erasures: {
    basis: 'legal-obligation',
    period: 'payment',
    purpose: 'Which account is to be erased, or is; a restored backup is erased again by it.',
    readers: ['functions'],
    fields: {
      ...about(everybody, 'email', 'name'),
      ...plain('kind', 'person_id', 'reason', 'state', 'found_at', 'due_at', 'closed_at', 'link_hashes', 'link_until'),
    },
    traces: everybody.map((of) => blanked(of, 'uid', 'person_id', { email: empty, name: empty })),
    stays: 'the id and the days, without address or name',
    secret: ['link_hashes'],
  },
  data_exports: {
    basis: 'legal-obligation',
    period: 'own-end',
    purpose: 'Who asks for the own data, and the link to them; only hashes are kept.',
    readers: ['functions'],
    fields: {
      ...about(everybody, 'email'),
      ...plain('kind', 'person_id', 'language', 'link_hashes', 'asked_at', 'fetched', 'expires_at'),
    },
    traces: everybody.map((of) => deleted(of, 'email', 'email')),
    secret: ['link_hashes'],
  },
  retention_reports: {
    basis: 'legal-obligation',
    period: 'correspondence',
    purpose: 'What was removed because its period is over, and what will be; counts and ids.',
    readers: ['staff'],
    fields: plain('day', 'ran_at', 'rules'),
    traces: [],
    stays: 'counts and ids',
    since: 'ran_at',
  },
  data_requests: {
    basis: 'legal-obligation',
    period: 'correspondence',
    purpose:
      'What somebody asks to have corrected or no longer used, and the answer, which shows that it came in time.',
    readers: ['staff'],
    fields: {
      ...about(everybody, 'email', 'name', 'first_name', 'text', 'answer'),
      ...plain('wish', 'kind', 'person_id', 'language', 'asked_at', 'due_on', 'state', 'result', 'settled_at'),
      settled_by: 'staff',
    },
    traces: [
      deleted('senior', 'uid', 'person_id'),
      deleted('senior', 'email', 'email'),
      deleted('family', 'uid', 'person_id'),
      deleted('family', 'email', 'email'),
      deleted('student', 'uid', 'person_id'),
      deleted('visitor', 'email', 'email'),
    ],
    since: 'settled_at',
  },
} as const satisfies Readonly<Record<string, RegisterEntry>>;
