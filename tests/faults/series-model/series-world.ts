import * as z from 'zod/mini';
import type { CollectionName } from '#domain/collections.ts';
import { assignStudent } from '#domain/dispatch/commands/assign-student.ts';
import { answerQuote } from '#domain/dispatch/commands/answer-quote.ts';
import { cancelRequest } from '#domain/dispatch/commands/cancel-request.ts';
import { skipVisit, stopSeries } from '#domain/dispatch/series/change-by-senior.ts';
import { endSeries } from '#domain/dispatch/series/end-series.ts';
import { acceptMove, acceptMoveAsStudent, declineMove } from '#domain/dispatch/moves/answer-move.ts';
import { proposeMove, withdrawMove } from '#domain/dispatch/moves/propose-move.ts';
import { cancelVisit } from '#domain/dispatch/commands/cancel-visit.ts';
import { moveVisit } from '#domain/dispatch/commands/move-visit.ts';
import { sendQuote } from '#domain/dispatch/commands/send-quote.ts';
import { withdrawStudent } from '#domain/dispatch/commands/withdraw-student.ts';
import type { CaseCommand } from '#domain/dispatch/transaction/case-command.ts';
import { refreshCase } from '#domain/dispatch/transaction/refresh-case.ts';
import { runCommand } from '#domain/dispatch/transaction/run-command.ts';
import { undoStep } from '#domain/dispatch/undo/undo-step.ts';
import { seriesVisitSchema } from '#domain/documents/visit-parts/series-visit.ts';
import { storedServiceRequestSchema } from '#domain/documents/service-request.ts';
import { shownVisits } from '#domain/series/shown-visits.ts';
import { seriesSchema } from '#domain/documents/series.ts';
import { type Visit, visitSchema } from '#domain/documents/visit.ts';
import { shownMoves, waitingMove } from '#domain/visits/visit-move.ts';
import { addDaysTo, brusselsDate } from '#domain/requests/calendar.ts';
import { err } from '#domain/result.ts';
import { makeVisits } from '#functions/visits/make-visits.ts';
import { anInterimUser } from '#tests/builders/interim-user.ts';
import { oneDayLater } from '#tests/builders/moments.ts';
import { aStudentProfile } from '#tests/builders/students/student-profile.ts';
import { aServiceRequest } from '#tests/builders/service-request.ts';
import { brokenBy } from '../dispatch-model/check-commit.ts';
import { MemoryDocuments, type Mutation } from '../dispatch-model/memory-documents.ts';
import { datesOf, type Rule } from './rule-dates.ts';

const requestId = '7d3f0f3e-5c7a-4c7e-9b39-0a4d2f6c8e11';
const otherId = '7d3f0f3e-5c7a-4c7e-9b39-0a4d2f6c8e12';
const noneWaits = new Set<string>();
const dayMs = 24 * 3_600_000;

type Kind =
  | 'timer'
  | 'skip'
  | 'move'
  | 'withdraw'
  | 'assign'
  | 'book-elsewhere'
  | 'quote'
  | 'yes'
  | 'cancel-all'
  | 'end-series'
  | 'skip-visit'
  | 'stop-series'
  | 'propose-move'
  | 'withdraw-move'
  | 'accept-move'
  | 'decline-move'
  | 'agree-move'
  | 'undo';

export interface SeriesStep {
  readonly kind: Kind;
  readonly visit: number;
  readonly student: number;
  readonly days: number;
  readonly together: boolean;
  readonly crashAfter: number | null;
}

type Acting = Pick<CaseCommand, 'decide' | 'undoes' | 'studentId'> & {
  readonly requestId?: string;
  readonly actor?: CaseCommand['actor'];
  readonly seniorId?: string;
};

/** A request that recurs, another of the same senior, two students, staff and any number of runs of the timer. */
export class SeriesWorld {
  readonly documents: MemoryDocuments;
  readonly broken: string[] = [];
  readonly reached = new Set<string>();
  readonly #done: string[] = [];
  #rule: Rule = { frequency: 'weekly', first: '', until: null };
  #ms = oneDayLater.getTime();
  #minted = 0;

  constructor(turns: readonly number[], mutation: Mutation | null) {
    this.documents = new MemoryDocuments(turns, mutation);
  }

  async begin({ frequency, first, untilDays }: Omit<Rule, 'until'> & { readonly untilDays: number | null }) {
    this.#rule = { frequency, first, until: untilDays === null ? null : addDaysTo(first, untilDays) };
    const { until } = this.#rule;
    const asked = { frequency, request_date: first, ...(until === null ? {} : { repeat_until: until }) };
    const created: readonly { collection: CollectionName; id: string; data: object }[] = [
      ...['maria', 'els'].map((id) => ({ collection: 'interim_users' as const, id, data: anInterimUser({ id }) })),
      ...['student-0', 'student-1'].map((id) => ({
        collection: 'student_profiles' as const,
        id,
        data: aStudentProfile({ id, first_name: id }),
      })),
      { collection: 'service_requests', id: requestId, data: aServiceRequest(asked) },
      { collection: 'service_requests', id: otherId, data: aServiceRequest({ request_id: otherId }) },
    ];
    const writes = created.map((each) => ({ ...each, kind: 'create' as const, data: { ...each.data } }));
    await this.documents.transact('senior', async () => ({ value: null, writes }));
    for (const id of [requestId, otherId]) {
      await this.documents.transact('trigger', (reads) => refreshCase(reads, id, this.#now()));
      await this.#agree(id);
    }
    await this.play({ kind: 'assign', visit: 0, student: 0, days: 0, together: false, crashAfter: null });
    this.documents.onCommit = (before, after) => {
      this.broken.push(...brokenBy(before, after, noneWaits));
      this.#compareShown();
      for (const key of before.keys())
        if (key.startsWith('planning/') && !after.has(key)) this.broken.push(`${key} is gone`);
      for (const key of after.keys()) {
        if (!key.startsWith(`planning/${requestId}`) || before.has(key)) continue;
        const visit = visitSchema.parse(after.get(key));
        this.reached.add(`made ${visit.state}`);
        const ended = seriesSchema.safeParse(before.get(`service_requests/${requestId}`)?.['series']).data?.ended_from;
        if (ended != null && visit.date >= ended) this.broken.push(`${key} is made after the end of its series`);
        if (visit.date <= brusselsDate(new Date(this.#ms))) this.broken.push(`${key} is made on the day itself`);
        if (before.get(`service_requests/${requestId}`)?.['status'] === 'cancelled')
          this.broken.push(`${key} is cancelled`);
      }
    };
  }

  async play({ days, ...step }: SeriesStep): Promise<void> {
    this.#ms += days * dayMs;
    if (step.kind === 'timer') return this.#timer(step.crashAfter);
    for (const [index, command] of this.#commandsOf(step).entries()) {
      this.#minted += 1;
      const commandId = `command-${this.#minted}`;
      const answer = await this.#run({
        name: command.name ?? step.kind,
        commandId,
        requestId,
        revision: null,
        actor: { uid: 'els', role: 'admin' },
        seniorId: null,
        ...command,
      });
      this.reached.add(`${step.kind} ${answer.outcome === 'done' ? 'done' : answer.code}`);
      if (answer.outcome === 'done' && command.requestId === undefined) {
        if (step.kind === 'undo') this.#done.pop();
        else if (command.actor === undefined) this.#done.push(commandId);
      }
      if (answer.outcome === 'rejected' && index === 0) return;
    }
  }

  /** Runs the timer until the end, and returns what is broken. */
  async end(): Promise<readonly string[]> {
    this.documents.onCommit = (before, after) => void this.broken.push(...brokenBy(before, after, noneWaits));
    await this.#timer(null);
    const request = this.documents.get({ collection: 'service_requests', id: requestId }) ?? {};
    const series = seriesSchema.parse(request['series']);
    const quote = request['quote'] as { readonly state: string };
    const expected = datesOf(this.#rule, addDaysTo(this.#today(), 1), addDaysTo(this.#today(), 56));
    const isMaking = quote.state === 'accepted' && series.ended_from === null && request['status'] !== 'cancelled';
    const missing = expected.filter((date) => !this.#visits().some(({ id }) => id === this.#idOf(date)));
    if (isMaking && missing.length > 0) this.broken.push(`no visit on ${missing.join()}`);
    const known = new Set(datesOf(this.#rule, this.#rule.first, '2099-12-31').map((date) => this.#idOf(date)));
    for (const { id } of this.#visits()) if (!known.has(id)) this.broken.push(`${id} is of no date`);
    const mails = [...this.documents.all().keys()].filter((key) =>
      /^mail\/student-assigned_.*_\d{4}-\d\d-\d\d_1$/.test(key),
    );
    if (mails.length > 0) this.broken.push(`mails of visits that the timer made: ${mails.join()}`);
    this.documents.onCommit = () => void this.broken.push('another run of the timer writes again');
    await this.#timer(null);
    return this.broken;
  }

  readonly #idOf = (date: string) => (date === this.#rule.first ? requestId : `${requestId}_${date}`);

  #visits(of = requestId): readonly { readonly id: string; readonly visit: Visit }[] {
    return [...this.documents.all()]
      .flatMap(([key, data]) =>
        key.startsWith(`planning/${of}`) ? [{ id: key.slice('planning/'.length), visit: visitSchema.parse(data) }] : [],
      )
      .toSorted((one, other) => (one.id < other.id ? -1 : 1));
  }

  /** What the senior's screens show is what stands in the planning. */
  #compareShown(): void {
    const request = storedServiceRequestSchema.parse(
      this.documents.get({ collection: 'service_requests', id: requestId }),
    );
    const shown = z.array(seriesVisitSchema).parse(request.visits ?? []);
    const expected = shownVisits(request, this.#visits()) ?? [];
    if (JSON.stringify(shown) !== JSON.stringify(z.array(seriesVisitSchema).parse(expected)))
      this.broken.push('the senior sees other visits than there are');
    const moves = shownMoves(this.#visits());
    if (JSON.stringify(request.moves ?? []) !== JSON.stringify(moves))
      this.broken.push('the senior sees other moves than there are');
  }

  #nextDate(): string | null {
    const request = this.documents.get({ collection: 'service_requests', id: requestId });
    return seriesSchema.safeParse(request?.['series']).data?.next_date ?? null;
  }

  #today(): string {
    return brusselsDate(new Date(this.#ms));
  }

  #now(): Date {
    this.#ms += 1000;
    return new Date(this.#ms);
  }

  #run(command: CaseCommand) {
    const mint = () => String(this.#minted % 10_000).padStart(4, '0');
    return this.documents.transact('staff', (reads) => runCommand(reads, command, this.#now(), mint));
  }

  async #agree(id: string): Promise<void> {
    const command = { requestId: id, revision: null, actor: { uid: 'els', role: 'admin' as const }, seniorId: null };
    const price = { variant: 'standard', cents_per_hour: 1750, minutes: 120, reason: 'Vaste klant.' } as const;
    const decisions: readonly CaseCommand['decide'][] = [
      (before, context) => sendQuote(before, price, context),
      (before, { now }) => answerQuote(before, { number: 1, answer: 'yes', how: 'phone' }, now),
    ];
    for (const [index, decide] of decisions.entries()) {
      await this.#run({ ...command, name: 'agree', commandId: `agree-${id}-${index}`, decide });
    }
  }

  async #timer(crashAfter: number | null): Promise<void> {
    const nextDate = () => this.#nextDate();
    let left = crashAfter ?? Infinity;
    const refused = () => Promise.reject(new Error('the timer does not ask for it'));
    await makeVisits({
      clock: { now: () => new Date(this.#ms) },
      dueSeries: {
        async *find(now) {
          const due = nextDate();
          if (due !== null && due <= addDaysTo(brusselsDate(now), 56)) yield requestId;
        },
      },
      dispatch: {
        run: async (command) => {
          left -= 1;
          if (left < 0) throw new Error('crashed');
          const answer = await this.#run(command);
          this.reached.add(`${command.name} ${answer.outcome === 'done' ? 'done' : answer.code}`);
          return answer;
        },
        ...{ refresh: refused, requestsOf: refused, record: refused },
      },
      log: { info: () => undefined, error: () => void this.reached.add('crashed') },
    });
  }

  /** Staff's answer to a move, or the student's yes. */
  #answerTo(
    kind: 'accept-move' | 'decline-move' | 'agree-move',
    { id: visitId, visit }: { readonly id: string; readonly visit: Visit | null },
  ): Acting {
    const { date = this.#today(), start = '11:00' } = visit?.proposed_move ?? {};
    const answered = { visitId, to: { date, start }, reason: 'Zij kan.' };
    if (kind === 'decline-move') return { decide: (before, context) => declineMove(before, answered, context) };
    const studentId = visit?.studentprofile_id ?? 'student-0';
    if (kind === 'accept-move')
      return { studentId, decide: (before, context) => acceptMove(before, answered, context) };
    return {
      ...{ studentId, actor: { uid: studentId, role: 'student' } },
      decide: (before, context) =>
        context.student === null
          ? err('student-not-found')
          : acceptMoveAsStudent(before, answered, context.student, context),
    };
  }

  #commandsOf({ kind, visit, student }: Omit<SeriesStep, 'days'>): readonly (Acting & { readonly name?: string })[] {
    const all = this.#visits();
    const { id = requestId, visit: chosen = null } = all.length === 0 ? {} : (all[visit % all.length] ?? {});
    const waiting = all.filter((each) => waitingMove(each.visit) !== null);
    const asked = waiting.length === 0 ? null : (waiting[visit % waiting.length] ?? null);
    const studentId = `student-${student}`;
    const date = chosen?.date ?? this.#today();
    const assign = (visitId: string): Acting => ({
      studentId,
      decide: (before, context) =>
        context.student === null
          ? err('student-not-found')
          : assignStudent(before, { visitId, student: context.student, reason: 'Zij kan.' }, context),
    });
    switch (kind) {
      case 'timer':
        return [];
      case 'skip':
        return [{ name: 'cancel-visit', decide: (before, context) => cancelVisit(before, id, context) }];
      case 'move': {
        const time = { date: addDaysTo(date, 1 + student * 6), start: '14:00', minutes_planned: 120 };
        return [{ name: 'move-visit', decide: (before, context) => moveVisit(before, id, time, context) }];
      }
      case 'withdraw':
        return [{ decide: (before, context) => withdrawStudent(before, id, chosen?.studentprofile_id ?? '', context) }];
      case 'assign':
        return [{ name: 'assign-student', ...assign(id) }];
      case 'book-elsewhere': {
        // Where the next visit of the series will be.
        const time = { date: this.#nextDate() ?? date, start: '15:00', minutes_planned: 120 };
        const move: Acting = {
          requestId: otherId,
          decide: (before, context) => moveVisit(before, otherId, time, context),
        };
        return [move, { ...assign(otherId), requestId: otherId }];
      }
      case 'quote': {
        const price = { variant: 'standard', cents_per_hour: 1800, minutes: 90, reason: 'Zoals besproken.' } as const;
        return [{ decide: (before, context) => sendQuote(before, price, context) }];
      }
      case 'yes':
        return [
          {
            decide: (before, { now }) =>
              answerQuote(before, { number: before.quote?.number ?? 0, answer: 'yes', how: 'phone' }, now),
          },
        ];
      case 'end-series':
        return [{ decide: (before, context) => endSeries(before, id, context) }];
      case 'skip-visit':
        return [{ decide: (before, context) => skipVisit(before, id, context) }];
      case 'stop-series':
        return [{ decide: (before, context) => stopSeries(before, context) }];
      case 'propose-move':
      case 'withdraw-move': {
        const from = { date, start: chosen?.start ?? '14:00' };
        // Also on a day that its own series, or another visit of the student, has.
        const to = { date: addDaysTo(this.#today(), 4 + student * 3 + (visit % 3)), start: '11:00' };
        const own = { actor: { uid: 'maria', role: 'senior' }, seniorId: 'maria' } as const;
        return [
          kind === 'withdraw-move'
            ? { ...own, decide: (before, context) => withdrawMove(before, { visitId: id, from }, context) }
            : { ...own, decide: (before, context) => proposeMove(before, { visitId: id, from, to }, context) },
        ];
      }
      case 'accept-move':
      case 'decline-move':
      case 'agree-move':
        return [this.#answerTo(kind, asked ?? { id, visit: chosen })];
      case 'cancel-all':
        return [{ name: 'cancel-request', decide: (before, context) => cancelRequest(before, context) }];
      case 'undo':
        return [
          {
            name: 'undo-step',
            undoes: this.#done.at(-1) ?? 'command-0',
            decide: (before, context) =>
              context.undone === null ? err('step-not-undoable') : undoStep(before, context.undone, context),
          },
        ];
    }
  }
}
