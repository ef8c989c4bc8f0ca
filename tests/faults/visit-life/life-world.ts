import { forSelf } from '#domain/accounts/acting-for.ts';
import type { CollectionName } from '#domain/collections.ts';
import { findLedgerMistakes } from '#domain/credits/ledger-check.ts';
import { lineDescriptions } from '#domain/credits/line-description.ts';
import { amountFields, balanceFields } from '#domain/credits/cents.ts';
import type { Outcome } from '#domain/dispatch/transaction/document-transaction.ts';
import { refreshCase } from '#domain/dispatch/transaction/refresh-case.ts';
import { boardRowSchema } from '#domain/documents/board-row.ts';
import { creditTransactionSchema, userCreditsSchema } from '#domain/documents/payments/credits.ts';
import { type Visit, visitSchema } from '#domain/documents/visit.ts';
import { mayCancel, readRequestStatus } from '#domain/requests/request-status.ts';
import { momentOf } from '#domain/requests/calendar.ts';
import { prepareMail } from '#functions/mail/prepare-mail.ts';
import { anInterimUser } from '#tests/builders/interim-user.ts';
import { oneDayLater } from '#tests/builders/moments.ts';
import { aQuote } from '#tests/builders/quote.ts';
import { aServiceRequest } from '#tests/builders/service-request.ts';
import { aStudentProfile } from '#tests/builders/students/student-profile.ts';
import { aVisit } from '#tests/builders/visit.ts';
import { miscounted } from '../dispatch-model/check-commit.ts';
import { MemoryDocuments } from '../dispatch-model/memory-documents.ts';
import { UndoneStates } from '../dispatch-model/undone-states.ts';
import { committedIn, wrongCommit } from './check-life.ts';
import { type LifeServices, lifeServices } from './life-services.ts';
import { lifeCalls } from './life-calls.ts';
import { mailsIn, untruth } from './mail-truth.ts';
import { databaseMutations, type LifeMutation, spoiled, spoiledStep, timersAhead } from './life-mutations.ts';
import type { LifeSchedule, LifeStep } from './schedule.ts';
import { playSteps } from '../play-steps.ts';

const requestId = aServiceRequest().request_id;
const students = ['student-lotte', 'student-wout'] as const;

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** A process that ended before it did everything. */
class Died extends Error {}

const caller = (uid: string) => ({ ...forSelf(uid), email: `${uid}@madelief.test`, emailVerified: true });

/** One visit with its senior, two students, a staff member and the timers; the functions' own handlers. */
class LifeWorld {
  readonly documents: MemoryDocuments;
  readonly broken: string[] = [];
  /** "accept-offer offered confirmed" and the like, so that a test can tell what its schedules reach. */
  readonly reached = new Set<string>();
  readonly #mutation: LifeMutation | null;
  readonly #typed = new Map<string, string>();
  readonly #undoing = new UndoneStates();
  readonly #delivered = new Map<string, 'sent' | 'unneeded'>();
  /** The commands that staff did and did not undo. */
  readonly #done: string[] = [];
  readonly #unseen = new Set<string>();
  #ms = oneDayLater.getTime();
  #minted = 0;

  constructor(turns: readonly number[], mutation: LifeMutation | null) {
    this.#mutation = mutation;
    this.documents = new MemoryDocuments(turns, databaseMutations.find((each) => each === mutation) ?? null);
  }

  async begin(balance: number): Promise<void> {
    const quote = aQuote({ state: 'accepted', answered_at: oneDayLater, how: 'app' });
    const request = { ...aServiceRequest({ senior_id: 'maria', status: 'processing' }), quote };
    const price = { variant: 'standard', cents_per_hour: 1755, agreed_at: oneDayLater, how: 'app' } as const;
    const line = { id: 'cs_first', user_id: 'maria', ...amountFields(balance), created_at: oneDayLater };
    const bought = { transaction_type: 'purchase_completed', stripe_session_id: 'cs_first' } as const;
    const writes: readonly (readonly [CollectionName, string, object])[] = [
      ['interim_users', 'maria', anInterimUser({ id: 'maria' })],
      ['interim_users', 'els', anInterimUser({ id: 'els', first_name: 'Els' })],
      ['service_requests', requestId, request],
      ['planning', requestId, aVisit({ price, senior_id: 'maria', updated_at: oneDayLater })],
      ...students.map((id) => ['student_profiles', id, aStudentProfile({ id, email: `${id}@student.test` })] as const),
      ...(balance === 0
        ? []
        : [
            ['credit_transactions', line.id, { ...line, ...bought, description: lineDescriptions.purchase }] as const,
            ['user_credits', 'maria', { user_id: 'maria', ...balanceFields(balance) }] as const,
          ]),
    ];
    await this.documents.transact('senior', async () => ({
      value: null,
      writes: writes.map(([collection, id, data]) => ({ kind: 'create', collection, id, data: { ...data } })),
    }));
    await this.#refresh();
    this.documents.onCommit = (before, after) => {
      const { name } = committedIn(before, after);
      const [was, is] = [before, after].map((each) => String(each.get(`planning/${requestId}`)?.['state']));
      if (was !== is) this.reached.add(`${name} ${String(was)} ${String(is)}`);
      if (before.get(`board/${requestId}`) !== after.get(`board/${requestId}`)) this.#unseen.delete(requestId);
      this.broken.push(
        ...wrongCommit(before, after, { typed: this.#typed, now: this.now() }),
        ...this.#undoing.wrongAfter(before, after),
        ...miscounted(after, this.#unseen),
      );
    };
  }

  visit(): Visit {
    return visitSchema.parse(this.documents.get({ collection: 'planning', id: requestId }));
  }

  now(): Date {
    return new Date(this.#ms);
  }

  /** Another moment for each transaction, as in the database. */
  #tick = (): Date => new Date((this.#ms += 1_000));

  mint(): string {
    return `command-${(this.#minted += 1)}`;
  }

  #services(dies: boolean): LifeServices {
    let isDead = false;
    return lifeServices({
      documents: this.documents,
      now: this.#tick,
      timersAheadMs: timersAhead(this.#mutation),
      spoil: <Value>(name: string, outcome: Outcome<Value>) => spoiled(this.#mutation, name, outcome),
      mayDie: () => {
        if (isDead || !dies) return;
        isDead = true;
        throw new Died();
      },
    });
  }

  #pass(time: LifeStep['time']): void {
    const { date, start, minutes_planned: minutes } = this.visit();
    const at = momentOf(date, start).getTime();
    const moments: Readonly<Record<LifeStep['time'], number>> = {
      now: this.#ms,
      'an hour': this.#ms + hourMs,
      'a day': this.#ms + 24 * hourMs,
      'three days': this.#ms + 72 * hourMs,
      'day before': at - 20 * hourMs,
      'at the door': at - 10 * minuteMs,
      'after the visit': at + (minutes + 5) * minuteMs,
      unrecorded: at + (minutes + 5 * 60) * minuteMs,
    };
    // Time does not go back.
    this.#ms = Math.max(this.#ms, moments[time]);
  }

  async play(planned: LifeStep): Promise<void> {
    const step = spoiledStep(this.#mutation, planned);
    this.#pass(step.time);
    if (step.kind === 'deliver') return this.deliver();
    if (step.kind === 'withdraw-request') return this.#withdraw();
    if (step.kind === 'buy') return this.#buy();
    const commandId = this.mint();
    const row = boardRowSchema.parse(this.documents.get({ collection: 'board', id: requestId }));
    const known = this.documents.get({ collection: 'door_codes', id: requestId })?.['code'];
    const code = step.kind === 'wrong-code' ? '0000' : String(known ?? '4712');
    this.#typed.set(commandId, planned.kind === 'wrong-code' ? '0000' : code);
    const call = lifeCalls[step.kind]({
      ...{ commandId, code, requestId, revision: row.revision, visit: this.visit() },
      studentId: students[step.student] ?? students[0],
      toldAt: new Date(this.#ms - step.offline * minuteMs),
      lastDone: this.#done.at(-1) ?? 'command-0',
    });
    const run = (dies: boolean) => call(this.#services(dies), caller);
    await this.#repeat(run, step.fate);
    const entry = this.documents.get({ collection: 'audit_log', id: commandId });
    if (entry?.['actor_role'] !== 'admin') return undefined;
    if (step.kind === 'undo') this.#done.pop();
    else this.#done.push(commandId);
    return undefined;
  }

  async #repeat(run: (dies: boolean) => Promise<unknown>, fate: LifeStep['fate']): Promise<void> {
    if (fate === 'twice') {
      await Promise.all([run(false), run(false)]);
      return;
    }
    try {
      await run(fate === 'dies');
    } catch (error) {
      if (!(error instanceof Died)) throw error;
    }
    if (fate === 'lost' || fate === 'dies') await run(false);
  }

  async #refresh(): Promise<void> {
    await this.documents.transact('trigger', (reads) => refreshCase(reads, requestId, this.#tick()));
  }

  /** A write of the senior's device, which the rules allow from these states only; its trigger comes later. */
  async #withdraw(): Promise<void> {
    await this.documents.transact('senior', async (reads) => {
      const [request] = await reads.read([{ collection: 'service_requests', id: requestId }]);
      const status = readRequestStatus(String(request?.['status']));
      if (status === null || !mayCancel(status, 'senior')) return { value: null, writes: [] };
      this.#unseen.add(requestId);
      const data = { status: 'cancelled' };
      return { value: null, writes: [{ kind: 'update', collection: 'service_requests', id: requestId, data }] };
    });
    await this.#refresh();
  }

  async #buy(): Promise<void> {
    const cents = 2_000;
    const id = `cs_${this.mint()}`;
    await this.documents.transact('senior', async (reads) => {
      const [found] = await reads.read([{ collection: 'user_credits', id: 'maria' }]);
      const before = userCreditsSchema.safeParse(found).data?.balance_cents ?? 0;
      const line = { id, user_id: 'maria', ...amountFields(cents), description: lineDescriptions.purchase };
      const rest = { transaction_type: 'purchase_completed', stripe_session_id: id, created_at: this.#tick() };
      const balance = { user_id: 'maria', ...balanceFields(before + cents) };
      return {
        value: null,
        writes: [
          { kind: 'create', collection: 'credit_transactions', id, data: { ...line, ...rest } },
          { kind: 'set', collection: 'user_credits', id: 'maria', data: balance },
        ],
      };
    });
  }

  /** Every mail that waits leaves or is not needed, by what holds now. */
  async deliver(): Promise<void> {
    const services = this.#services(false);
    for (const [id, mail] of mailsIn(this.documents.all())) {
      if (this.#delivered.has(id)) continue;
      const prepared = await prepareMail(mail, services);
      const leaves = prepared.kind === 'ready' || this.#mutation === 'sends-what-was-ordered';
      this.#delivered.set(id, leaves ? 'sent' : 'unneeded');
      const wrong = leaves ? untruth(this.documents.all(), mail, requestId, this.now()) : null;
      if (wrong !== null) this.broken.push(wrong);
      if (leaves) this.reached.add(`mail ${mail.template}`);
    }
  }

  /** Lets timers and mails finish, and returns what is broken. */
  async end(): Promise<readonly string[]> {
    const last = { student: 0, fate: 'answered', offline: 0, together: false } as const;
    await this.deliver();
    for (const kind of ['expire', 'ask-after', 'silence', 'silence', 'deliver'] as const) {
      await this.play({ ...last, kind, time: 'three days' });
    }
    return [...this.broken, ...this.#wrongMoney()];
  }

  #wrongMoney(): readonly string[] {
    const of = <Content>(collection: string, schema: { parse(data: unknown): Content }) =>
      [...this.documents.all()].flatMap(([key, data]) =>
        key.startsWith(`${collection}/`) ? [{ id: key.slice(collection.length + 1), content: schema.parse(data) }] : [],
      );
    const lines = of('credit_transactions', creditTransactionSchema);
    const mistakes = findLedgerMistakes({
      lines,
      balances: of('user_credits', userCreditsSchema),
      visits: of('planning', visitSchema),
    });
    const own = lines.filter(({ content }) => content.transaction_type === 'service_usage');
    return [
      ...mistakes.map(({ mistake, id }) => `${mistake}: ${id}`),
      ...(own.length > 1 ? [`one visit was charged ${own.length} times`] : []),
    ];
  }
}

/** Plays a schedule. @returns what it broke, and what it reached. */
export async function playLife({ begun, steps, turns, balance }: LifeSchedule, mutation: LifeMutation | null = null) {
  const world = new LifeWorld(turns, mutation);
  await world.begin(balance);
  await playSteps([...begun, ...steps], (each) => world.play(each));
  return { broken: await world.end(), reached: world.reached };
}
