import { about, blanked, deleted, gone, plain, type RegisterEntry, withheld } from './entry.ts';

const ofAnother = 'a wish of another person, in that person’s record';
const membership = ['rights', 'since', 'confirmed_at', 'ended_at', 'ended_by'] as const;
const invitation = ['rights', 'language', 'invited_at', 'valid_until', 'withdrawn_at', 'used_at'] as const;
const technical = 'a hash and days, by which a link is recognised';

const account = { basis: 'contract', period: 'account' } as const;

/** Who people are: accounts, circles, students. */
export const peopleEntries = {
  interim_users: {
    ...account,
    purpose: 'The account of a senior or a family member: signing in, reaching that person, the address of the help.',
    readers: ['senior', 'family', 'staff'],
    fields: {
      ...about(['senior', 'family'], 'email', 'first_name', 'last_name', 'phone_number', 'city', 'full_address'),
      ...about(['senior', 'family'], 'name_city'),
      ...plain('id', 'role', 'language', 'status', 'test', 'blocked', 'sessions_valid_from'),
    },
    traces: [deleted('senior', 'uid', 'id'), deleted('family', 'uid', 'id')],
  },
  senior_profiles: {
    ...account,
    purpose: 'What a helper must know before coming: the address, age and mobility of the senior.',
    readers: ['senior', 'circle', 'staff'],
    fields: { ...about('senior', 'senior_name', 'address', 'age', 'mobility'), ...plain('user_id', 'senior_id') },
    traces: [deleted('senior', 'uid', 'id')],
  },
  customers: {
    ...account,
    purpose:
      'Staff’s record of a senior, also of one without an account: finding and reaching her, matching a student.',
    readers: ['staff'],
    fields: {
      ...about('senior', 'first_name', 'last_name', 'phone_number', 'email', 'full_address', 'city', 'name_city'),
      ...about('senior', 'relative', 'needs', 'invited', 'search_keys'),
      ...plain('senior_id', 'language', 'has_account', 'confirmation', 'told', 'revision', 'updated_at'),
      last_change: 'staff',
    },
    traces: [
      deleted('senior', 'uid', 'id'),
      withheld(blanked('student', 'uid', 'needs.blocked_students[]', { 'needs.blocked_students[]': gone }), ofAnother),
    ],
    secret: ['search_keys', 'needs.blocked_students'],
  },
  family_contacts: {
    ...account,
    purpose: 'How staff finds a family member who calls: name, telephone and mail address, as her account has them.',
    readers: ['functions'],
    fields: {
      ...about('family', 'first_name', 'last_name', 'phone_number', 'email', 'search_keys'),
      ...plain('user_id', 'updated_at'),
    },
    traces: [deleted('family', 'uid', 'id')],
    secret: ['search_keys'],
  },
  circles: {
    ...account,
    purpose: 'Who may act for a senior, and her consent to it.',
    readers: ['senior', 'family', 'staff', 'functions'],
    fields: {
      ...about('senior', 'senior_name', 'consent'),
      ...about('family', 'first_name', 'last_name', 'email', 'relation'),
      ...plain('senior_id', 'user_id', 'rights', 'since', 'confirmed_at', 'ask_at', 'asked_at', 'ended_at', 'ended_by'),
      ...plain('revision'),
    },
    traces: [deleted('senior', 'uid', 'senior_id'), deleted('family', 'uid', 'user_id')],
    shows: {
      senior: ['senior_name', 'consent', 'first_name', 'last_name', 'relation', ...membership],
      family: ['senior_name', 'first_name', 'last_name', 'email', 'relation', ...membership],
    },
  },
  circle_invitations: {
    basis: 'contract',
    period: 'own-end',
    purpose: 'An invitation into a senior’s circle that can still be used, or has been.',
    readers: ['senior', 'staff', 'functions'],
    fields: {
      ...about('senior', 'senior_name', 'consent'),
      ...about('family', 'first_name', 'last_name', 'email', 'email_key', 'relation'),
      ...plain(
        'senior_id',
        'rights',
        'language',
        'link_hashes',
        'invited_at',
        'valid_until',
        'withdrawn_at',
        'used_at',
      ),
      ...plain('used_by', 'expires_at'),
    },
    traces: [
      deleted('senior', 'uid', 'senior_id'),
      deleted('family', 'uid', 'used_by'),
      deleted('family', 'email', 'email_key'),
    ],
    shows: {
      senior: ['senior_name', 'consent', 'first_name', 'last_name', 'email', 'relation', ...invitation],
      family: ['senior_name', 'first_name', 'last_name', 'email', 'relation', ...invitation],
    },
  },
  circle_questions: {
    ...account,
    purpose: 'The yearly question whether a member may still act, for staff to ask on the telephone.',
    readers: ['staff'],
    fields: {
      ...about('senior', 'senior_name'),
      ...about('family', 'member_name'),
      ...plain('senior_id', 'user_id', 'asked_at', 'call_at'),
    },
    traces: [deleted('senior', 'uid', 'senior_id'), deleted('family', 'uid', 'user_id')],
    shows: {
      senior: ['senior_name', 'member_name', 'asked_at', 'call_at'],
      family: ['member_name', 'asked_at', 'call_at'],
    },
  },
  student_profiles: {
    ...account,
    purpose: 'A student who helps: reaching that student, matching, the hours that the law limits.',
    readers: ['staff', 'student'],
    fields: {
      ...about('student', 'first_name', 'last_name', 'residence', 'email', 'phone', 'skills', 'languages', 'postcode'),
      ...about('student', 'has_car', 'weekly', 'exceptions', 'absences', 'vetted_until', 'avoids', 'photo'),
      ...about('student', 'wished_hours_per_week', 'blocked_seniors', 'helper_access', 'contact_keys'),
      ...plain('id', 'paused', 'hours_by_year', 'revision', 'updated_at'),
      last_change: 'staff',
    },
    traces: [
      deleted('student', 'uid', 'id'),
      withheld(blanked('senior', 'uid', 'blocked_seniors[]', { 'blocked_seniors[]': gone }), ofAnother),
    ],
    secret: ['blocked_seniors', 'helper_access', 'contact_keys'],
  },
  student_photos: {
    basis: 'consent',
    period: 'account',
    purpose: 'The photo by which a senior recognises the student at the door.',
    readers: ['staff'],
    fields: { ...about('student', 'jpeg'), ...plain('student_id', 'photo_id', 'added_at') },
    traces: [deleted('student', 'uid', 'id')],
  },
  student_days: {
    ...account,
    purpose: 'The visits of a student on one day, so that they do not overlap.',
    readers: ['staff'],
    fields: plain('student_id', 'date', 'visits'),
    traces: [deleted('student', 'uid', 'student_id')],
  },
  helper_links: {
    basis: 'contract',
    period: 'own-end',
    purpose: 'The personal link of a student; only its hash is kept.',
    readers: ['functions'],
    fields: plain('student_id', 'generation', 'season', 'created_at', 'expires_at'),
    traces: [withheld(deleted('student', 'uid', 'student_id'), technical)],
  },
  calendar_feeds: {
    ...account,
    purpose: 'The secret address of a family member’s calendar; only its hash is kept.',
    readers: ['functions'],
    fields: plain('user_id', 'hash', 'made_at'),
    traces: [withheld(deleted('family', 'uid', 'id'), technical)],
  },
  verification_links: {
    basis: 'contract',
    period: 'own-end',
    purpose: 'The link that shows that a mail address is the person’s own; only hashes are kept.',
    readers: ['functions'],
    fields: plain('user_id', 'email_hash', 'created_at', 'expires_at'),
    traces: (['senior', 'family'] as const).map((of) => withheld(deleted(of, 'uid', 'user_id'), technical)),
  },
  waiting_list: {
    basis: 'request',
    period: 'correspondence',
    purpose: 'Answering a person who asks for help or wants to take part.',
    readers: ['staff'],
    fields: {
      ...about('visitor', 'full_name', 'email', 'phone_number', 'postcode', 'elderly_name', 'notes', 'website'),
      ...plain('role', 'service_type', 'utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content', 'test'),
    },
    traces: [
      deleted('visitor', 'email', 'email'),
      deleted('senior', 'email', 'email'),
      deleted('family', 'email', 'email'),
    ],
  },
  employer_tips: {
    basis: 'request',
    period: 'correspondence',
    purpose: 'Writing to an employer whom somebody named.',
    readers: ['staff'],
    fields: about('visitor', 'first_name', 'last_name', 'company', 'email'),
    traces: [
      deleted('visitor', 'email', 'email'),
      deleted('senior', 'email', 'email'),
      deleted('family', 'email', 'email'),
    ],
  },
  leads: {
    basis: 'request',
    period: 'correspondence',
    purpose: 'One person behind several forms, whom staff calls back.',
    readers: ['staff'],
    fields: {
      ...about('visitor', 'name', 'email', 'phone', 'postcode', 'company', 'keys'),
      ...plain('sign_ups', 'tips', 'forms', 'former_ids', 'state', 'due_on', 'first_at', 'last_at', 'revision'),
      last_change: 'staff',
    },
    traces: [
      deleted('visitor', 'email', 'email'),
      deleted('senior', 'email', 'email'),
      deleted('family', 'email', 'email'),
    ],
    secret: ['keys', 'former_ids'],
    since: 'last_at',
  },
  lead_keys: {
    basis: 'request',
    period: 'correspondence',
    purpose: 'Whose a mail address or telephone number on a form is, as a hash.',
    readers: ['functions'],
    fields: { lead_id: 'visitor' },
    traces: [
      withheld(deleted('visitor', 'leads', 'lead_id'), 'hashes of what the lead itself says'),
      withheld(deleted('senior', 'leads', 'lead_id'), 'hashes of what the lead itself says'),
      withheld(deleted('family', 'leads', 'lead_id'), 'hashes of what the lead itself says'),
    ],
  },
  sign_up_answers: {
    basis: 'contract',
    period: 'correspondence',
    purpose: 'What staff made of an entry on the waiting list.',
    readers: ['staff'],
    fields: {
      ...about('senior', 'senior_name'),
      ...plain('entry_id', 'senior_id', 'invitation_id', 'at'),
      by: 'staff',
    },
    traces: [
      deleted('senior', 'uid', 'senior_id'),
      deleted('visitor', 'forms', 'entry_id'),
      deleted('family', 'forms', 'entry_id'),
    ],
    since: 'at',
  },
  saved_views: {
    basis: 'legitimate-interest',
    period: 'account',
    purpose: 'The filters that a staff member keeps.',
    readers: ['staff'],
    fields: { views: 'staff', ...plain('revision', 'updated_at'), last_change: 'staff' },
    traces: [],
  },
} as const satisfies Readonly<Record<string, RegisterEntry>>;
