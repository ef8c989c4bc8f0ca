import {
  about,
  blanked,
  deleted,
  dots,
  empty,
  gone,
  ifOwn,
  kept,
  none,
  plain,
  type RegisterEntry,
  withheld,
} from './entry.ts';

const help = { basis: 'contract', period: 'payment' } as const;
const without = 'what was done and what it cost, without name, address or words';

const wish = [
  ...['task_category_id', 'request_date', 'frequency', 'repeat_until', 'preferred_days', 'preferred_time'],
  ...['created_at', 'status'],
] as const;
const planned = ['request_id', 'task_category_id', 'date', 'start', 'minutes_planned', 'state'] as const;
const worked = ['came_at', 'started_at', 'ended_at', 'minutes_worked', 'km'] as const;
const paid = [
  ...['price', 'approved_at', 'questioned_at', 'senior_account', 'credited_cents', 'fee', 'charged_cents'],
  'refunded_cents',
] as const;
const logged = ['collection', 'action', 'status_before', 'status_after', 'changed_fields', 'at'] as const;
/** Kept for days, and made of documents that an export has themselves. */
const repeated = 'for days, a copy of what the documents themselves say';

/** The first visits that a student was asked for, in whichever state: their names are those of the student alone. */
const ofOffers = {
  'offers[student_id].student.first_name': dots,
  'offers[student_id].student.last_name': dots,
  'offers[student_id].student.residence': empty,
};

/** The help itself: requests, visits, and what staff and students do for them. */
export const workEntries = {
  task_categories: {
    basis: 'legitimate-interest',
    period: 'for-ever',
    purpose: 'The services that can be asked for.',
    readers: ['everybody'],
    fields: plain('id', 'category_name', 'type'),
    traces: [],
  },
  service_requests: {
    ...help,
    purpose: 'What a senior asks for, when and where.',
    readers: ['senior', 'circle', 'staff', 'student'],
    fields: {
      ...about('senior', 'address', 'notes', 'moves'),
      ...about('student', 'visits'),
      ...about('family', 'actor_uid', 'cancelled_by'),
      ...plain('request_id', 'senior_id', 'task_category_id', 'request_date', 'frequency', 'repeat_until'),
      ...plain('preferred_days', 'preferred_time', 'hours_requested', 'total_cost', 'created_at', 'status'),
      ...plain('quote', 'series', 'last_command'),
    },
    traces: [
      blanked('senior', 'uid', 'senior_id', { address: { to: '(gewist)' }, notes: gone, moves: gone }),
      blanked('family', 'uid', 'actor_uid', { actor_uid: gone }),
      blanked('family', 'uid', 'cancelled_by', { cancelled_by: gone }),
      blanked('student', 'requests', 'id', {
        'visits[id].student.first_name': dots,
        'visits[id].student.last_name': dots,
        'visits[id].student.residence': empty,
      }),
    ],
    shows: {
      senior: ['request_id', 'address', 'notes', 'moves', ...wish, 'hours_requested', 'total_cost', 'quote', 'series'],
      family: ['request_id', ...wish],
      student: ['request_id', 'task_category_id', 'visits'],
    },
    stays: without,
  },
  planning: {
    ...help,
    purpose: 'The visits: when, by whom, how long, at what price, and what was done.',
    readers: ['senior', 'circle', 'staff', 'student'],
    fields: {
      ...about('senior', 'door_code', 'proposed_move'),
      ...about(['senior', 'student'], 'work_note'),
      ...about('student', 'student_profiles', 'offers', 'student_photo'),
      ...plain('request_id', 'senior_id', 'task_category_id', 'date', 'start', 'minutes_planned', 'state'),
      ...plain('studentprofile_id', 'offered_to', 'former_students', 'wrong_codes', 'came_at', 'price', 'started_at'),
      ...plain('ended_at', 'minutes_worked', 'km', 'approved_at', 'approved_by', 'questioned_at', 'asked_at'),
      ...plain('student_account', 'senior_account', 'credited_cents', 'fee', 'charged_cents', 'refunded_cents'),
      ...plain('opened_at', 'revision', 'updated_at', 'last_command'),
    },
    traces: [
      blanked('senior', 'uid', 'senior_id', { door_code: gone, proposed_move: gone, work_note: none }),
      blanked('family', 'uid', 'proposed_move.asked_by', { proposed_move: none }),
      blanked('student', 'uid', 'studentprofile_id', {
        'student_profiles.first_name': dots,
        'student_profiles.last_name': dots,
        'student_profiles.residence': empty,
        work_note: none,
        student_photo: gone,
        ...ofOffers,
      }),
      withheld(
        blanked('student', 'uid', 'offered_to[]', ofOffers),
        'a question about a visit that became another student’s',
      ),
    ],
    shows: {
      senior: [...planned, ...worked, 'student_profiles', 'door_code', 'proposed_move', 'work_note', ...paid],
      family: ['request_id', 'date', 'proposed_move'],
      student: [...planned, 'student_profiles', 'student_photo', 'offers', ...worked, 'work_note', 'student_account'],
    },
    stays: without,
  },
  request_days: {
    basis: 'legitimate-interest',
    period: 'own-end',
    purpose: 'How many requests of a senior came on a day, so that no program stores them without end.',
    readers: ['senior', 'circle', 'functions'],
    fields: plain('senior_id', 'day', 'request_ids', 'takes_from', 'expires_at'),
    traces: [withheld(deleted('senior', 'uid', 'id'), 'counts the requests, which are in it')],
  },
  door_photos: {
    basis: 'consent',
    period: 'own-end',
    purpose: 'The student’s photo, for the senior, until the visit is over.',
    readers: ['senior'],
    fields: { ...about('student', 'jpeg'), ...plain('student_id', 'photo_id') },
    traces: [
      withheld(deleted('senior', 'visits', 'id'), 'the photo of somebody else'),
      deleted('student', 'uid', 'student_id'),
    ],
  },
  door_codes: {
    basis: 'contract',
    period: 'own-end',
    purpose: 'What the senior tells the student at the door, until the visit is over.',
    readers: ['senior'],
    fields: { ...about('senior', 'code'), ...plain('student_id') },
    traces: [
      deleted('senior', 'visits', 'id'),
      withheld(deleted('student', 'uid', 'student_id'), 'the code of somebody else'),
    ],
  },
  board: {
    ...help,
    purpose: 'Staff’s row of a request.',
    readers: ['staff'],
    fields: {
      ...about('senior', 'senior_name', 'phone', 'postcode', 'town', 'last_change'),
      ...about('family', 'asked_by', 'move_asked_by'),
      ...about('student', 'student'),
      ...about('staff', 'taken_by'),
      ...plain('request_id', 'reference', 'senior_id', 'service', 'date', 'time', 'minutes', 'created_at', 'status'),
      ...plain('stage', 'needs_attention_at', 'matched_at', 'move_asked_at', 'revision', 'restores', 'updated_at'),
    },
    traces: [
      blanked('senior', 'uid', 'senior_id', {
        senior_name: empty,
        phone: empty,
        postcode: empty,
        town: empty,
        asked_by: gone,
        move_asked_by: gone,
        'last_change.by': ifOwn,
      }),
      blanked('family', 'requests', 'id', { asked_by: gone, move_asked_by: gone, 'last_change.by': ifOwn }),
      blanked('student', 'uid', 'student.id', { 'student.name': dots, 'last_change.by': ifOwn }),
    ],
    shows: {
      senior: [
        'reference',
        'senior_name',
        'phone',
        'postcode',
        'town',
        'service',
        'date',
        'stage',
        'needs_attention_at',
      ],
      family: ['reference', 'asked_by', 'move_asked_by', 'date'],
      student: ['reference', 'student', 'service', 'date'],
    },
    stays: without,
  },
  counters: {
    basis: 'legitimate-interest',
    period: 'for-ever',
    purpose: 'How many requests are in each stage.',
    readers: ['staff'],
    fields: plain('stages'),
    traces: [],
  },
  figures: {
    basis: 'legitimate-interest',
    period: 'for-ever',
    purpose: 'Sums of a week, of nobody in particular.',
    readers: ['staff'],
    fields: plain('amounts'),
    traces: [],
  },
  staff_notes: {
    basis: 'legitimate-interest',
    period: 'account',
    purpose: 'What staff must remember about a request or a person.',
    readers: ['staff'],
    fields: {
      ...about(['senior', 'family', 'student', 'visitor'], 'text'),
      ...about('staff', 'author_name'),
      ...plain('about', 'author_uid', 'at'),
    },
    traces: [
      deleted('senior', 'uid', 'about.id'),
      deleted('senior', 'requests', 'about.id'),
      deleted('senior', 'leads', 'about.id'),
      deleted('family', 'uid', 'about.id'),
      deleted('family', 'leads', 'about.id'),
      deleted('student', 'uid', 'about.id'),
      deleted('visitor', 'leads', 'about.id'),
    ],
    secret: ['author_uid'],
  },
  staff_commands: {
    basis: 'legitimate-interest',
    period: 'own-end',
    purpose: 'The answer of a command, so that a repetition is answered as the first time, and what undoing it needs.',
    readers: ['functions'],
    fields: {
      ...about(['senior', 'family', 'student'], 'answer', 'former'),
      ...plain('name', 'actor_uid', 'at', 'expires_at'),
    },
    traces: [
      withheld(deleted('senior', 'uid', 'actor_uid'), repeated),
      withheld(deleted('senior', 'requests', 'former.request_id'), repeated),
      withheld(deleted('family', 'uid', 'actor_uid'), repeated),
      withheld(deleted('student', 'uid', 'actor_uid'), repeated),
      withheld(deleted('student', 'requests', 'former.request_id'), repeated),
    ],
  },
  reviews: {
    basis: 'legitimate-interest',
    period: 'correspondence',
    purpose: 'What a family thought of a visit.',
    readers: ['staff'],
    fields: {
      ...about('senior', 'skills_notes', 'notes_other', 'additional_info', 'actual_tasks_performed'),
      ...plain('request_id', 'skills_rating', 'rating_other', 'request_timing', 'aantal_km', 'tasks_as_prescribed'),
      ...plain('created_at'),
    },
    traces: [
      blanked('senior', 'requests', 'id', {
        skills_notes: empty,
        notes_other: empty,
        additional_info: empty,
        actual_tasks_performed: dots,
      }),
    ],
    stays: 'the stars and the duration',
    since: 'created_at',
  },
  timer_runs: {
    basis: 'legitimate-interest',
    period: 'for-ever',
    purpose: 'How the last run of each timer ended.',
    readers: ['staff'],
    fields: plain('ended_at', 'failed_at', 'failures', 'code'),
    traces: [],
  },
  review_tokens: {
    basis: 'contract',
    period: 'own-end',
    purpose: 'The link to a review; only its hash is kept.',
    readers: ['functions'],
    fields: plain('request_id', 'created_at', 'expires_at', 'used_at'),
    traces: [withheld(deleted('senior', 'requests', 'request_id'), 'a hash and days, by which a link is recognised')],
  },
  audit_log: {
    basis: 'legitimate-interest',
    period: 'payment',
    purpose: 'Who did what and when; never names, addresses or contents.',
    readers: ['staff'],
    fields: {
      ...plain('collection', 'document_id', 'action', 'status_before', 'status_after', 'changed_fields', 'member_uid'),
      ...plain('at', 'actor_uid', 'actor_role', 'before', 'after', 'revision', 'mails', 'undoes'),
    },
    traces: [
      kept('senior', 'uid', 'document_id'),
      kept('senior', 'requests', 'document_id'),
      kept('family', 'uid', 'document_id'),
      kept('student', 'uid', 'document_id'),
    ],
    shows: { senior: logged, family: logged, student: logged },
    stays: 'ids, states and days',
    since: 'at',
  },
} as const satisfies Readonly<Record<string, RegisterEntry>>;
