import { forSelf } from '#domain/accounts/acting-for.ts';
import type { CheckInAnswer } from '#domain/contracts/helpers.ts';
import { checkOut as decideLeaving } from '#domain/dispatch/commands/end-visit.ts';
import { checkIn as decideComing, startVisit } from '#domain/dispatch/commands/start-visit.ts';
import type { Decision, RequestCase } from '#domain/dispatch/request-case.ts';
import type { DomainError } from '#domain/error-codes.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { wrongCodesAtMost } from '#domain/visits/door-code.ts';
import { type HelperCommand, helperRegistry } from '#sync/commands/helper-registry.ts';
import { createLeaseWatch } from '#sync/engine/lease.ts';
import { createOutbox, type Outbox } from '#sync/engine/outbox.ts';
import { createSender } from '#sync/engine/sender.ts';
import { startSession } from '#sync/engine/session.ts';
import { createOutboxStore } from '#sync/engine/store.ts';
import type { TriggerReason } from '#sync/engine/triggers.ts';
import { aCase, aPlannedVisit } from '#tests/builders/visit.ts';
import { createMemoryOutboxDatabase } from '../outbox-model/memory-outbox-database.ts';
import { createVirtualTime, type Owner } from '../outbox-model/virtual-time.ts';
import { createSharedLocks } from '../outbox-model/shared-locks.ts';

/** What a phone told, as the server gets it. */
export interface Call {
  readonly command_id: string;
  readonly visit_id: string;
  readonly code?: string;
  readonly at: string;
  readonly minutes?: number;
  readonly reason?: string;
  readonly km?: number;
  readonly note?: string;
}

/** The database is in memory, so that turns of the event loop are enough. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 30; turn += 1) await new Promise<void>((resolve) => setImmediate(resolve));
}

export const visitId = aCase().request.request_id;
export const studentId = 'student-lotte';
const acting = forSelf(studentId);
export const rightCode = '4712';

/** The server's own decisions on one visit, with the answers that it keeps by the id of a command. */
class Server {
  #case: RequestCase;
  readonly #answers = new Map<string, string>();
  readonly #now: () => Date;
  readonly changes: string[] = [];

  constructor(now: () => Date) {
    this.#now = now;
    const soon = new Date(now().getTime() + 60 * 60_000).toISOString();
    const plan = { date: soon.slice(0, 10), start: soon.slice(11, 16) };
    this.#case = aCase({
      visits: [aPlannedVisit({ ...plan, wrong_codes: 0, updated_at: now() })],
      doorCodes: new Map([[visitId, rightCode]]),
    });
  }

  get visit() {
    const [stored] = this.#case.visits;
    if (stored === undefined) throw new Error('there is one visit');
    return stored.visit;
  }

  #run(commandId: string, decide: (now: Date) => Decision): string {
    const known = this.#answers.get(commandId);
    if (known !== undefined) return known;
    const before = this.visit;
    const decision = decide(this.#now());
    if (decision.ok) this.#case = decision.value;
    if (this.visit.state !== before.state) this.changes.push(this.visit.state);
    const answer = decision.ok ? 'done' : decision.error;
    // As the real ones: a rejection changes nothing and is decided anew.
    if (decision.ok) this.#answers.set(commandId, answer);
    return answer;
  }

  handle(name: string, call: Call): CheckInAnswer {
    const { command_id: commandId, code = '', minutes = 0, reason = '', km = 0, note = '' } = call;
    const at = new Date(call.at);
    const context = (now: Date) => ({ now, actor: { uid: studentId, name: 'Lotte' } });
    const answer = this.#run(commandId, (now) =>
      name === 'check-in'
        ? decideComing(this.#case, { visitId, studentId, code, at }, context(now))
        : decideLeaving(this.#case, { visitId, studentId, at, minutes, reason, km, note }, context(now)),
    );
    if (answer !== 'done') return { outcome: 'rejected', code: answer as 'not-found' };
    if (name !== 'check-in' || this.visit.state !== 'confirmed') return { outcome: 'done' };
    const left = wrongCodesAtMost - (this.visit.wrong_codes ?? 0);
    return left > 0
      ? { outcome: 'rejected', code: 'code-wrong', tries_left: left }
      : { outcome: 'rejected', code: 'code-locked' };
  }

  startByHand(): void {
    this.#run(`staff-${this.changes.length}`, (now) =>
      startVisit(this.#case, visitId, { now, actor: { uid: 'stef', name: 'Stef' } }),
    );
  }
}

/** `hangs`: neither an answer nor a failure comes. A code is that of a failure of the server. */
type Fault = 'none' | 'hangs' | 'lost-answer' | DomainError['code'];

/** What stands in for the network between phone and server. */
export interface Network {
  receive: ((name: string, input: unknown) => Promise<unknown>) | null;
}

export const doorSteps = [
  'wrong code',
  'right code',
  'leave',
  'kill',
  'cut',
  'restore',
  'lose answers',
  'break',
  'staff',
] as const;

/** One phone with the real outbox, one server with the real decisions, and a network between them. */
export class DoorWorld {
  readonly #time = createVirtualTime();
  readonly #database = createMemoryOutboxDatabase();
  readonly #locks = createSharedLocks();
  readonly #beganMs = this.#time.clock.now().getTime();
  /** Its clock is right, whatever that of the phone says. */
  readonly server = new Server(() => new Date(this.#beganMs + this.#time.clock.monotonic()));
  fault: Fault = 'none';
  /** What reached the server. */
  readonly received: Call[] = [];
  #minted = 0;
  #page: { readonly owner: Owner; readonly outbox: Outbox<HelperCommand> } | null = null;
  #subscribed: { readonly owner: Owner; readonly run: (reason: TriggerReason) => void }[] = [];
  /** When the first code was typed. */
  firstAt: number | null = null;
  /** When staff started the visit, if staff did. */
  staffAt: number | null = null;
  toldLeaving = false;
  /** A right code did not begin the visit, although codes were still tried. */
  isStuck = false;

  constructor(network: Network) {
    network.receive = (name, input) => this.#transmit(name, input as Call);
    this.#page = this.open();
  }

  async #transmit(name: string, call: Call): Promise<Result<CheckInAnswer, DomainError>> {
    if (this.fault === 'hangs') return new Promise(() => undefined);
    if (this.fault !== 'none' && this.fault !== 'lost-answer') return err({ code: this.fault });
    this.received.push(call);
    const answer = this.server.handle(name, call);
    return this.fault === 'lost-answer' ? err({ code: 'network' }) : ok(answer);
  }

  open() {
    const owner: Owner = { name: `page ${(this.#minted += 1)}`, alive: true, frozen: false, subscriptions: [] };
    const outbox = createOutbox({
      registry: helperRegistry,
      database: this.#database,
      store: createOutboxStore(this.#database, helperRegistry),
      clock: this.#time.clock,
      random: () => 0.5,
      timers: this.#time.timersOf(owner),
      holderLock: this.#locks.of(owner),
      leaseWatch: createLeaseWatch(this.#time.clock),
      mintToken: () => `token ${(this.#minted += 1)}`,
    });
    outbox.start(startSession, {
      actorUid: studentId,
      sender: createSender(helperRegistry, () => Promise.resolve(null)),
      triggers: {
        subscribe: (onTrigger) => {
          this.#subscribed.push({ owner, run: onTrigger });
          return () => undefined;
        },
        registerBackgroundSync: async () => {},
        isOnline: () => true,
      },
    });
    return { owner, outbox };
  }

  get #outbox() {
    if (this.#page === null) throw new Error('a page is open');
    return this.#page.outbox;
  }

  async #come(code: string): Promise<void> {
    const now = this.#time.clock.now();
    this.firstAt ??= now.getTime();
    const commandId = `in-${(this.#minted += 1)}`;
    await this.#outbox.enqueue(acting, { kind: 'check-in', visitId, commandId, code, at: now.toISOString() });
  }

  async #leave(): Promise<void> {
    const items = await this.#database.list(studentId);
    // The page offers it once a coming was told, or the visit has begun.
    const hasCome = items.some(({ command, state }) => command.kind === 'check-in' && state !== 'needs-you');
    if (!hasCome && this.server.visit.state !== 'started') return;
    this.toldLeaving = true;
    const told = { minutes: 60, reason: 'Zoals afgesproken.', km: 0, note: 'Gewandeld.' };
    const now = this.#time.clock.now();
    await this.#outbox.enqueue(acting, {
      ...{ kind: 'check-out', visitId, commandId: `out-${(this.#minted += 1)}`, at: now.toISOString() },
      ...told,
    });
  }

  /** Every page that is not dead or frozen hears of it. */
  trigger(reason: TriggerReason): void {
    for (const { owner, run } of this.#subscribed) if (owner.alive && !owner.frozen) run(reason);
  }

  /** The page ends at once, and is opened again. */
  kill(): void {
    if (this.#page !== null) this.#page.owner.alive = false;
    this.#page = this.open();
  }

  /** Another page of the app takes the place of this one, which the browser freezes. */
  freeze(): void {
    if (this.#page !== null) this.#page.owner.frozen = true;
    this.#page = this.open();
  }

  jump(milliseconds: number): void {
    this.#time.jump(milliseconds);
  }

  async pass(minutes: number): Promise<void> {
    await settle();
    await this.#time.advance(minutes * 60_000, settle);
  }

  now(): Date {
    return this.#time.clock.now();
  }

  async play(step: (typeof doorSteps)[number], minutes: number): Promise<void> {
    switch (step) {
      case 'wrong code':
        await this.#come('0000');
        break;
      case 'right code':
        await this.#come(rightCode);
        break;
      case 'leave':
        await this.#leave();
        break;
      case 'kill':
        this.kill();
        break;
      case 'cut':
        this.fault = 'network';
        break;
      case 'lose answers':
        this.fault = 'lost-answer';
        break;
      case 'break':
        this.fault = 'server-unavailable';
        break;
      case 'restore':
        this.fault = 'none';
        this.trigger('online');
        break;
      case 'staff':
        if (this.server.visit.state === 'confirmed') this.staffAt = this.#time.clock.now().getTime();
        this.server.startByHand();
        break;
    }
    await this.pass(minutes);
  }

  async end(): Promise<void> {
    await this.play('restore', 5);
    await this.play('right code', 5);
    const { state, wrong_codes: wrong = 0 } = this.server.visit;
    // Whatever waits on the phone, a right code gets through while codes are tried.
    this.isStuck = state === 'confirmed' && wrong < wrongCodesAtMost;
    if (state === 'confirmed') await this.play('staff', 5);
    await this.play('restore', 5);
  }

  /** A word for another visit, with the right code of this one. */
  async tellOf(visit: string): Promise<void> {
    const commandId = `in-${(this.#minted += 1)}`;
    const at = this.now().toISOString();
    await this.#outbox.enqueue(acting, { kind: 'check-in', visitId: visit, commandId, code: rightCode, at });
  }

  /** A fault of the phone left a row that no version of the app can read. */
  async spoilOldest(): Promise<void> {
    const [oldest] = await this.rows();
    if (oldest === undefined) throw new Error('nothing was told');
    const command = { kind: 'check-in' } as unknown as typeof oldest.command;
    await this.#database.transact(async (rows) => rows.put([{ ...oldest, command }]));
  }

  rows = () => this.#database.list(studentId);
}
