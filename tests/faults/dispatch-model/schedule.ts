import fc from 'fast-check';

const staffSteps = [
  'take-request',
  'release-request',
  'send-quote',
  'record-yes',
  'record-no',
  'offer-visit',
  'assign-student',
  'unassign-student',
  'move-visit',
  'cancel-visit',
  'cancel-request',
  'undo-step',
] as const;

/** Often: two at once for one student are what the days of students guard. */
const assigning = ['assign-student', 'assign-student', 'assign-student', 'assign-student'] as const;

/** What becomes of the answer. `lost`: the command ran and is repeated. `twice`: both run at once. */
const fates = ['answered', 'answered', 'lost', 'twice'] as const;

const staffStep = fc.record({
  kind: fc.constantFrom(...staffSteps, 'send-quote', 'record-yes', ...assigning),
  request: fc.nat(1),
  student: fc.nat(1),
  /** Which of the three times a visit is moved to. */
  time: fc.nat(2),
  /** Whether the screen was refreshed before the command. */
  looks: fc.oneof({ weight: 3, arbitrary: fc.constant(true) }, { weight: 1, arbitrary: fc.constant(false) }),
  fate: fc.constantFrom(...fates),
});

const seniorStep = fc.record({
  kind: fc.constantFrom('yes', 'yes', 'yes', 'no', 'cancel'),
  request: fc.nat(1),
  fate: fc.constantFrom(...fates),
});

/** A delivery of the trigger: which of the pending ones, and how often. */
const delivery = fc.record({ which: fc.nat(5), times: fc.integer({ min: 1, max: 2 }) });

export const schedule = fc.record({
  first: fc.array(staffStep, { maxLength: 9 }),
  second: fc.array(staffStep, { maxLength: 9 }),
  senior: fc.array(seniorStep, { maxLength: 4 }),
  deliveries: fc.array(delivery, { maxLength: 6 }),
  /** Turns that other processes get before each step of a transaction. */
  turns: fc.array(fc.nat(12), { maxLength: 120 }),
  /** Steps that are taken before the two begin, so that schedules reach the later states. */
  begin: fc.constantFrom('submitted', 'quoted', 'agreed', 'agreed'),
});

export type Schedule = typeof schedule extends fc.Arbitrary<infer Value> ? Value : never;
export type StaffStep = Schedule['first'][number];
export type SeniorStep = Schedule['senior'][number];
