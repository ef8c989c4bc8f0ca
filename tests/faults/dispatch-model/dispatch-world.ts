import type * as z from 'zod/mini';
import { forSelf } from '#domain/accounts/acting-for.ts';
import { dispatchAnswer } from '#domain/contracts/dispatch-answer.ts';
import type { DispatchAnswer } from '#domain/contracts/dispatch.ts';
import type { seniorAnswer } from '#domain/contracts/visits/senior-answer.ts';
import type { CaseCommand } from '#domain/dispatch/transaction/case-command.ts';
import { refreshCase } from '#domain/dispatch/transaction/refresh-case.ts';
import { runCommand } from '#domain/dispatch/transaction/run-command.ts';
import { boardRowSchema } from '#domain/documents/board-row.ts';
import { quoteSchema } from '#domain/documents/quote.ts';
import { mayCancel, readRequestStatus } from '#domain/requests/request-status.ts';
import { answerQuote } from '#functions/dispatch/answer-quote.ts';
import { anInterimUser } from '#tests/builders/interim-user.ts';
import { oneDayLater } from '#tests/builders/moments.ts';
import { aStudentProfile } from '#tests/builders/students/student-profile.ts';
import { aServiceRequest } from '#tests/builders/service-request.ts';
import { brokenBy, mailsDueFor } from './check-commit.ts';
import { UndoneStates } from './undone-states.ts';
import { MemoryDocuments, type Mutation } from './memory-documents.ts';
import type { Schedule, SeniorStep, StaffStep } from './schedule.ts';
import { type Look, staffCalls } from './staff-calls.ts';

type Dispatch = Parameters<typeof answerQuote>[2]['dispatch'];
/** Of staff and of the senior alike. */
type Answered = z.input<typeof seniorAnswer>;

type Called = (services: { readonly dispatch: Dispatch }) => Promise<Answered>;

const requestIds = ['7d3f0f3e-5c7a-4c7e-9b39-0a4d2f6c8e11', '7d3f0f3e-5c7a-4c7e-9b39-0a4d2f6c8e12'] as const;
const seniorId = 'maria';

const caller = (uid: string) => ({ ...forSelf(uid), email: `${uid}@madelief.test`, emailVerified: true });

/** Two requests of one senior at the same hour, two students, two staff members; the functions' own handlers. */
export class DispatchWorld {
  readonly documents: MemoryDocuments;
  readonly broken: string[] = [];
  readonly done = new Map<string, number>();
  /** Answers by command and outcome, so that a test can tell that its schedules reach every case. */
  readonly outcomes = new Set<string>();
  readonly #mailsDue: string[] = [];
  /** The commands that each staff member did on each request, and that were not undone. */
  readonly #steps = new Map<string, string[]>();
  readonly #undoing = new UndoneStates();
  /** Requests that the senior changed and the trigger was not delivered for. */
  readonly #unseen = new Set<string>(requestIds);
  readonly #triggers: string[] = [...requestIds];
  readonly #losesTriggers: boolean;
  #ms = oneDayLater.getTime();
  #minted = 0;

  constructor(turns: readonly number[], mutation: Mutation | null) {
    this.documents = new MemoryDocuments(turns, mutation);
    this.#losesTriggers = mutation === 'loses-triggers';
  }

  async begin(stage: Schedule['begin']): Promise<void> {
    const accounts = [seniorId, 'staff-1', 'staff-2'].map((id) => ({
      kind: 'create' as const,
      collection: 'interim_users' as const,
      id,
      data: { ...anInterimUser({ id, email: `${id}@madelief.test`, first_name: id }) },
    }));
    const students = ['student-0', 'student-1'].map((id) => ({
      kind: 'create' as const,
      collection: 'student_profiles' as const,
      id,
      data: { ...aStudentProfile({ id, first_name: id }) },
    }));
    const requests = requestIds.map((id) => ({
      kind: 'create' as const,
      collection: 'service_requests' as const,
      id,
      data: { ...aServiceRequest({ request_id: id, senior_id: seniorId }) },
    }));
    await this.documents.transact('senior', async () => ({
      value: null,
      writes: [...accounts, ...students, ...requests],
    }));
    this.documents.onCommit = (before, after, by) => {
      for (const id of requestIds) {
        if (before.get(`board/${id}`) !== after.get(`board/${id}`)) this.#unseen.delete(id);
        if (before.get(`service_requests/${id}`) === after.get(`service_requests/${id}`)) continue;
        this.#triggers.push(id);
        if (by === 'senior' && before.get(`board/${id}`) === after.get(`board/${id}`)) this.#unseen.add(id);
      }
      if (by === 'staff') this.#mailsDue.push(...mailsDueFor(before, after));
      this.broken.push(...brokenBy(before, after, this.#unseen), ...this.#undoing.wrongAfter(before, after));
    };
    if (stage === 'submitted') return;
    for (const request of [0, 1]) {
      const step = { request, student: 0, time: 0, looks: true, fate: 'answered' } as const;
      await this.#staffStep('staff-1', { ...step, kind: 'send-quote' }, new Map());
      if (stage === 'agreed') await this.#staffStep('staff-1', { ...step, kind: 'record-yes' }, new Map());
    }
  }

  async staff(uid: string, steps: readonly StaffStep[]): Promise<void> {
    const looks = new Map<string, Look>();
    for (const step of steps) await this.#staffStep(uid, step, looks);
  }

  async senior(steps: readonly SeniorStep[]): Promise<void> {
    for (const { kind, request, fate } of steps) {
      const id = requestIds[request] ?? requestIds[0];
      if (kind === 'cancel') await this.#cancelBySenior(id);
      else {
        const input = {
          request_id: id,
          command_id: this.#mint(),
          number: this.#look(id).number,
          answer: kind,
        };
        await this.#repeat(`answer-quote ${kind}`, fate, (services) =>
          this.#answerOf(answerQuote(input, caller(seniorId), services)),
        );
      }
    }
  }

  /** Delivers a pending trigger: late, out of order, or twice. */
  async deliver(deliveries: Schedule['deliveries']): Promise<void> {
    for (const { which, times } of deliveries) {
      const [id] = this.#triggers.splice(which % Math.max(1, this.#triggers.length), 1);
      if (id === undefined) continue;
      await Promise.all(Array.from({ length: times }, () => this.#refresh(id)));
    }
  }

  /** Delivers what is left, and returns what is broken. */
  async end(): Promise<readonly string[]> {
    for (let round = 0; this.#triggers.length > 0; round += 1) {
      if (round > 200) return ['the triggers cause each other'];
      await this.deliver([{ which: this.#triggers.length - 1, times: 2 }]);
    }
    this.#unseen.clear();
    const all = this.documents.all();
    const mails = [...all.keys()].filter((key) => key.startsWith('mail/')).map((key) => key.slice('mail/'.length));
    if (mails.toSorted().join() !== this.#mailsDue.toSorted().join()) {
      this.broken.push(`mails ${mails.join()} instead of ${this.#mailsDue.join()}`);
    }
    for (const [id, times] of this.done) {
      if (times > 1) this.broken.push(`command ${id} ran ${times} times`);
      if (!all.has(`audit_log/${id}`)) this.broken.push(`command ${id} has no audit entry`);
    }
    const entries = [...all.keys()].filter((key) => key.startsWith('audit_log/'));
    if (entries.length !== this.done.size) this.broken.push('there are audit entries without a command');
    return [...this.broken, ...brokenBy(all, all, this.#unseen)];
  }

  #mint(): string {
    this.#minted += 1;
    return `command-${this.#minted}`;
  }

  #now(): Date {
    this.#ms += 1000;
    return new Date(this.#ms);
  }

  #look(id: string): Look {
    const row = boardRowSchema.safeParse(this.documents.get({ collection: 'board', id })).data;
    const request = this.documents.get({ collection: 'service_requests', id });
    return { revision: row?.revision ?? 1, number: quoteSchema.safeParse(request?.['quote']).data?.number ?? 1 };
  }

  /** The port of the handlers, over the documents of this world. */
  #dispatch(): Dispatch {
    const refused = () => Promise.reject(new Error('no handler of the model asks for it'));
    return { run: (command) => this.#run(command), refresh: refused, requestsOf: refused, record: refused };
  }

  async #run(command: CaseCommand): Promise<DispatchAnswer> {
    let writes = 0;
    const answer = await this.documents.transact(command.actor.role === 'admin' ? 'staff' : 'senior', async (reads) => {
      const outcome = await runCommand(reads, command, this.#now(), () => '4712');
      writes = outcome.writes.length;
      return outcome;
    });
    const { commandId } = command;
    if (writes > 0) this.done.set(commandId, (this.done.get(commandId) ?? 0) + 1);
    this.outcomes.add(`${command.name} ${answer.outcome === 'done' ? 'done' : answer.code}`);
    if (answer.outcome === 'done' && !this.done.has(commandId))
      this.broken.push(`${command.name} was done without a write`);
    if (answer.outcome === 'rejected' && writes > 0) this.broken.push(`${command.name} was rejected and wrote`);
    return answer;
  }

  async #refresh(id: string): Promise<void> {
    if (this.#losesTriggers) return;
    await this.documents.transact('trigger', (reads) => refreshCase(reads, id, this.#now()));
  }

  async #staffStep(uid: string, step: StaffStep, looks: Map<string, Look>): Promise<void> {
    const id = requestIds[step.request] ?? requestIds[0];
    const look = (step.looks ? undefined : looks.get(id)) ?? this.#look(id);
    looks.set(id, look);
    const commandId = this.#mint();
    const steps = this.#steps.get(`${uid} ${id}`) ?? [];
    this.#steps.set(`${uid} ${id}`, steps);
    const call = staffCalls[step.kind]({ id, commandId, look, step, lastDone: steps.at(-1) ?? 'command-0' });
    await this.#repeat(step.kind, step.fate, (services) => this.#answerOf(call(caller(uid), services)));
    if (!this.done.has(commandId)) return;
    if (step.kind === 'undo-step') steps.pop();
    else steps.push(commandId);
  }

  async #answerOf(answered: ReturnType<typeof answerQuote>): Promise<Answered> {
    const answer = await answered;
    if (!answer.ok) throw new Error(answer.error.code);
    return dispatchAnswer.parse(answer.value);
  }

  /** A repetition of a command that was done is answered as the first time. */
  async #repeat(name: string, fate: StaffStep['fate'], call: Called): Promise<void> {
    const services = { dispatch: this.#dispatch() };
    if (fate === 'twice') {
      const [one, other] = await Promise.all([call(services), call(services)]);
      const areBothDone = one.outcome === 'done' && other.outcome === 'done';
      if (areBothDone && one.revision !== other.revision) this.broken.push(`${name} got two answers`);
      return;
    }
    const first = await call(services);
    if (fate !== 'lost') return;
    const second = await call(services);
    if (first.outcome === 'done' && JSON.stringify(second) !== JSON.stringify(first)) {
      this.broken.push(`${name} was answered otherwise the second time`);
    }
  }

  /** A write of the senior's device: the rules allow it from these states only. */
  async #cancelBySenior(id: string): Promise<void> {
    await this.documents.transact('senior', async (reads) => {
      const [request] = await reads.read([{ collection: 'service_requests', id }]);
      const status = readRequestStatus(String(request?.['status']));
      if (status === null || !mayCancel(status, 'senior')) return { value: null, writes: [] };
      return {
        value: null,
        writes: [{ kind: 'update', collection: 'service_requests', id, data: { status: 'cancelled' } }],
      };
    });
  }
}
