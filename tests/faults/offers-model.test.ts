import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CollectionName } from '#domain/collections.ts';
import { acceptOffer } from '#domain/dispatch/commands/accept-offer.ts';
import { assignStudent } from '#domain/dispatch/commands/assign-student.ts';
import { cancelVisit } from '#domain/dispatch/commands/cancel-visit.ts';
import { declineOffer } from '#domain/dispatch/commands/decline-offer.ts';
import { expireOffers } from '#domain/dispatch/commands/expire-offers.ts';
import { type KnownStudent, offerHours, offerVisit } from '#domain/dispatch/commands/offer-visit.ts';
import { unassignStudent } from '#domain/dispatch/commands/unassign-student.ts';
import { withdrawStudent } from '#domain/dispatch/commands/withdraw-student.ts';
import type { Decision, DecisionContext, RequestCase } from '#domain/dispatch/request-case.ts';
import type { CaseCommand } from '#domain/dispatch/transaction/case-command.ts';
import { runCommand } from '#domain/dispatch/transaction/run-command.ts';
import { studentDaySchema } from '#domain/documents/dispatch.ts';
import { doorCodeSchema } from '#domain/documents/door-code.ts';
import { type Visit, visitSchema } from '#domain/documents/visit.ts';
import { err } from '#domain/result.ts';
import { mayMoveVisit, type VisitActor } from '#domain/visits/visit-state.ts';
import { anInterimUser } from '#tests/builders/interim-user.ts';
import { oneDayLater } from '#tests/builders/moments.ts';
import { aQuote } from '#tests/builders/quote.ts';
import { aServiceRequest } from '#tests/builders/service-request.ts';
import { aStudentProfile } from '#tests/builders/students/student-profile.ts';
import { aVisit } from '#tests/builders/visit.ts';
import { MemoryDocuments } from './dispatch-model/memory-documents.ts';
import { playSteps } from './play-steps.ts';
import { reachesAllCases, scheduleRuns, scheduleSeed } from './schedule-runs.ts';

const runs = scheduleRuns(100);

const requestId = aServiceRequest().request_id;
const students = Array.from({ length: 10 }, (_, number) => `student-${number}`);
const price = { variant: 'standard', cents_per_hour: 1750, agreed_at: oneDayLater, how: 'app' } as const;

const kinds = ['offer', 'accept', 'decline', 'withdraw', 'expire', 'assign', 'unassign', 'cancel'] as const;

interface Step {
  readonly kind: (typeof kinds)[number];
  readonly student: number;
  /** Hours that pass before it: offers expire. */
  readonly hours: number;
  /** It goes out with the next one, at the same moment. */
  readonly together: boolean;
  readonly twice: boolean;
}

const step: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom(...kinds, 'offer', 'accept', 'accept', 'accept'),
  student: fc.nat(students.length - 1),
  hours: fc.oneof({ weight: 5, arbitrary: fc.constant(0) }, fc.constantFrom(1, offerHours)),
  together: fc.boolean(),
  twice: fc.boolean(),
});

type Decide = (before: RequestCase, context: DecisionContext & { readonly student: KnownStudent | null }) => Decision;

const withStudent =
  (decide: (before: RequestCase, student: KnownStudent, context: DecisionContext) => Decision): Decide =>
  (before, context) =>
    context.student === null ? err('student-not-found') : decide(before, context.student, context);

const commands: Readonly<Record<Step['kind'], { readonly by: VisitActor; readonly decide: Decide }>> = {
  offer: {
    by: 'staff',
    decide: withStudent((before, student, context) => offerVisit(before, requestId, student, context)),
  },
  accept: {
    by: 'student',
    decide: withStudent((before, student, context) => acceptOffer(before, requestId, student, context)),
  },
  decline: {
    by: 'student',
    decide: withStudent((before, { id }, context) => declineOffer(before, requestId, id, context)),
  },
  withdraw: {
    by: 'student',
    decide: withStudent((before, { id }, context) => withdrawStudent(before, requestId, id, context)),
  },
  expire: { by: 'timer', decide: (before, context) => expireOffers(before, context) },
  assign: {
    by: 'staff',
    decide: withStudent((before, student, context) =>
      assignStudent(before, { visitId: requestId, student, reason: '' }, context),
    ),
  },
  unassign: { by: 'staff', decide: (before, context) => unassignStudent(before, requestId, context) },
  cancel: { by: 'staff', decide: (before, context) => cancelVisit(before, requestId, context) },
};

const roleOf = { staff: 'admin', student: 'student', timer: 'timer', senior: 'senior' } as const;

/** One visit, ten students, staff and the timer, over transactions that interleave. */
class OffersWorld {
  readonly documents: MemoryDocuments;
  readonly broken: string[] = [];
  readonly reached = new Set<string>();
  #ms = oneDayLater.getTime();
  #minted = 0;

  constructor(turns: readonly number[]) {
    this.documents = new MemoryDocuments(turns, null);
  }

  async begin(): Promise<void> {
    const quote = aQuote({ state: 'accepted', answered_at: oneDayLater, how: 'app' });
    const request = { ...aServiceRequest({ senior_id: 'maria', status: 'processing' }), quote };
    const visit = aVisit({ price, date: '2026-12-10', senior_id: 'maria' });
    const writes: readonly { collection: CollectionName; id: string; data: object }[] = [
      { collection: 'interim_users', id: 'maria', data: anInterimUser({ id: 'maria' }) },
      { collection: 'interim_users', id: 'els', data: anInterimUser({ id: 'els', first_name: 'Els' }) },
      { collection: 'service_requests', id: requestId, data: request },
      { collection: 'planning', id: requestId, data: visit },
      ...students.map((id) => ({ collection: 'student_profiles' as const, id, data: aStudentProfile({ id }) })),
    ];
    await this.documents.transact('senior', async () => ({
      value: null,
      writes: writes.map((each) => ({ ...each, kind: 'create' as const, data: { ...each.data } })),
    }));
  }

  visit(): Visit {
    return visitSchema.parse(this.documents.get({ collection: 'planning', id: requestId }));
  }

  /** The students whose day holds the visit. */
  booked(): readonly string[] {
    return [...this.documents.all()].flatMap(([key, data]) =>
      key.startsWith('student_days/') && studentDaySchema.parse(data).visits.length > 0
        ? [String(data['student_id'])]
        : [],
    );
  }

  /** @returns whether it was done. */
  async play({ kind, student, hours, twice }: Step): Promise<boolean> {
    this.#ms += hours * 3_600_000;
    const { by, decide } = commands[kind];
    const studentId = students[student] ?? '';
    this.#minted += 1;
    const command: CaseCommand = {
      name: kind,
      commandId: `command-${this.#minted}`,
      requestId,
      revision: null,
      actor: { uid: by === 'student' ? studentId : 'els', role: roleOf[by] },
      seniorId: null,
      ...(kind === 'expire' || kind === 'cancel' || kind === 'unassign' ? {} : { studentId }),
      decide: (before, context) => {
        const decision = decide(before, context);
        if (decision.ok) this.#check(kind, by, before, decision.value, context.now, studentId);
        return decision;
      },
    };
    const run = () =>
      this.documents.transact('staff', (reads) =>
        runCommand(reads, command, new Date((this.#ms += 1000)), () => String(this.#minted % 10_000).padStart(4, '0')),
      );
    const answers = await Promise.all(twice ? [run(), run()] : [run()]);
    for (const answer of answers) this.reached.add(`${kind} ${answer.outcome === 'done' ? 'done' : answer.code}`);
    return answers.some(({ outcome }) => outcome === 'done');
  }

  #check(kind: string, by: VisitActor, before: RequestCase, after: RequestCase, now: Date, studentId: string): void {
    const [from] = before.visits;
    const [to] = after.visits;
    if (from === undefined || to === undefined) return;
    const { state: was } = from.visit;
    const { state: is, studentprofile_id: student } = to.visit;
    if (was !== is && !mayMoveVisit(was, is, by)) this.broken.push(`${kind} by ${by}: ${was} to ${is}`);
    if (kind === 'accept' && was === 'offered' && is === 'confirmed') {
      const offer = from.visit.offers.find(({ student_id: id }) => id === studentId);
      if (offer === undefined || offer.expires_at <= now || student !== studentId) {
        this.broken.push('a visit was accepted without an offer that lasts');
      }
    }
  }

  /** What does not hold after everything that was committed. */
  wrong(): readonly string[] {
    const { state, studentprofile_id: student, offers, offered_to = [] } = this.visit();
    const booked = this.booked().join();
    const wrong = [...this.broken];
    if (offered_to.join() !== offers.map(({ student_id: id }) => id).join()) wrong.push('offered to others');
    if (state !== 'offered' && offers.some(({ student_id: id }) => id !== student)) wrong.push(`offers of ${state}`);
    if (booked !== (state === 'confirmed' ? student : '')) wrong.push(`${state}, on the day of ${booked}`);
    const code = doorCodeSchema.safeParse(this.documents.get({ collection: 'door_codes', id: requestId })).data;
    const ofWhom = code?.student_id ?? null;
    if (ofWhom !== (state === 'confirmed' ? student : null)) wrong.push(`${state}, with the code of ${ofWhom}`);
    return wrong;
  }
}

const plain = { student: 0, hours: 0, together: false, twice: false } as const;
const stepOf = (kind: Step['kind'], changes: Partial<Step> = {}): Step => ({ ...plain, kind, ...changes });

/** Schedules that reach each outcome, so that no run counts on chance for it. */
const examples: [Step[], number[]][] = [
  [
    stepOf('offer'),
    stepOf('offer', { student: 1 }),
    stepOf('accept'),
    stepOf('accept', { student: 1 }),
    stepOf('withdraw'),
  ],
  [stepOf('offer'), stepOf('accept', { hours: offerHours })],
  [stepOf('offer'), stepOf('decline')],
  [stepOf('offer'), stepOf('expire', { hours: offerHours })],
  [stepOf('assign'), stepOf('cancel')],
  [stepOf('cancel')],
].map((steps) => [steps, []]);

const reached = new Set<string>();

test('a visit that is offered to many has never two students, whatever they, staff and the timer do in which order', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 4, maxLength: 24 }),
      fc.array(fc.nat(5), { maxLength: 120 }),
      async (steps, turns) => {
        const world = new OffersWorld(turns);
        await world.begin();
        world.documents.onCommit = () => void world.broken.push(...world.wrong());
        await playSteps(steps, (each) => world.play(each));
        expect(world.wrong()).toEqual([]);
        for (const what of world.reached) reached.add(what);
      },
    ),
    { numRuns: runs, examples, ...scheduleSeed },
  );
  // Guards against schedules that miss the cases that matter.
  if (!reachesAllCases(runs)) return;
  expect([...reached]).toEqual(
    expect.arrayContaining([
      'accept done',
      'accept offer-gone',
      'accept offer-expired',
      'decline done',
      'withdraw done',
      'expire done',
      'assign done',
      'cancel done',
    ]),
  );
}, 300_000);

test('ten who say yes at the same moment: one has the visit, nine read that it has gone', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat(8), { maxLength: 80 }), async (turns) => {
      const world = new OffersWorld(turns);
      await world.begin();
      for (const student of students.keys()) await world.play({ ...plain, kind: 'offer', student });
      const answers = await Promise.all(
        [...students.keys()].map((student) => world.play({ ...plain, kind: 'accept', student })),
      );
      expect(answers.filter(Boolean)).toHaveLength(1);
      const winner = students[answers.indexOf(true)];
      expect([world.visit().studentprofile_id, world.booked()]).toEqual([winner, [winner]]);
      expect(world.wrong()).toEqual([]);
    }),
    { numRuns: Math.ceil(runs / 4), ...scheduleSeed },
  );
});
