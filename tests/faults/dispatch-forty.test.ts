import fc from 'fast-check';
import { expect, test } from 'vitest';
import { forSelf } from '#domain/accounts/acting-for.ts';
import type { DispatchAnswer } from '#domain/contracts/dispatch.ts';
import type { Fields } from '#domain/dispatch/transaction/document-transaction.ts';
import { runCommand } from '#domain/dispatch/transaction/run-command.ts';
import { boardRowSchema } from '#domain/documents/board-row.ts';
import { studentDaySchema } from '#domain/documents/dispatch.ts';
import { storedStudentProfileSchema } from '#domain/documents/student-profile.ts';
import { visitSchema } from '#domain/documents/visit.ts';
import { proposeVisitsInSteps } from '#domain/matching/propose-visits.ts';
import { runToEnd } from '#domain/in-steps.ts';
import { assignStudent } from '#functions/dispatch/assign-student.ts';
import { recordQuoteAnswer } from '#functions/dispatch/record-quote-answer.ts';
import { sendQuote } from '#functions/dispatch/send-quote.ts';
import { anInterimUser } from '#tests/builders/interim-user.ts';
import { oneDayLater } from '#tests/builders/moments.ts';
import { aStudentProfile } from '#tests/builders/students/student-profile.ts';
import { aServiceRequest } from '#tests/builders/service-request.ts';
import { brokenBy } from './dispatch-model/check-commit.ts';
import { MemoryDocuments } from './dispatch-model/memory-documents.ts';
import { scheduleRuns, scheduleSeed } from './schedule-runs.ts';

/** A morning is costly to play: one for every hundred interleavings of the model. */
const runs = Math.max(2, Math.ceil(scheduleRuns(200) / 100));

const forty = Array.from({ length: 40 }, (_, number) => number);
const postcodes = ['2000', '2018', '2060', '2100', '2140', '2170', '2600', '2610'] as const;
const postcodeOf = (number: number) => postcodes[number % postcodes.length] ?? '2000';
const colleagues = ['Els', 'Karim'] as const;

type Dispatch = Parameters<typeof assignStudent>[2]['dispatch'];

/** A morning of two staff members: 40 requests with an agreed price, 60 students. */
class Morning {
  readonly documents: MemoryDocuments;
  #ms = oneDayLater.getTime();
  #minted = 0;

  constructor(turns: readonly number[]) {
    this.documents = new MemoryDocuments(turns, null);
  }

  mint(): string {
    this.#minted += 1;
    return `command-${this.#minted}`;
  }

  now(): Date {
    this.#ms += 1000;
    return new Date(this.#ms);
  }

  services(): { readonly dispatch: Dispatch } {
    const refused = () => Promise.reject(new Error('no handler of this morning asks for it'));
    const run: Dispatch['run'] = (command) =>
      this.documents.transact('staff', (reads) => runCommand(reads, command, this.now(), () => '4712'));
    return { dispatch: { run, refresh: refused, requestsOf: refused, record: refused } };
  }

  all(collection: string): readonly (readonly [string, Fields])[] {
    return [...this.documents.all()].flatMap(([key, data]) =>
      key.startsWith(`${collection}/`) ? [[key.slice(collection.length + 1), data] as const] : [],
    );
  }

  async begin(): Promise<void> {
    const people = ['maria', ...colleagues].map((id) => ({
      collection: 'interim_users' as const,
      id,
      data: anInterimUser({ id, email: `${id}@madelief.test`, first_name: id, last_name: 'Maes' }),
    }));
    const students = Array.from({ length: 60 }, (_, number) => ({
      collection: 'student_profiles' as const,
      id: `student-${number}`,
      data: aStudentProfile({ id: `student-${number}`, postcode: postcodeOf(number) }),
    }));
    const requests = forty.map((number) => {
      const request_id = `7d3f0f3e-5c7a-4c7e-9b39-0a4d2f6c8${String(number).padStart(3, '0')}`;
      const request_date = `2026-03-${10 + (number % 4)}`;
      const preferred_time = `${9 + (number % 5)}:00`.padStart(5, '0');
      const data = aServiceRequest({ request_id, senior_id: 'maria', request_date, preferred_time });
      return { collection: 'service_requests' as const, id: request_id, data };
    });
    const created = [...people, ...students, ...requests].map((each) => ({
      ...each,
      kind: 'create' as const,
      data: { ...each.data },
    }));
    await this.documents.transact('senior', async () => ({ value: null, writes: created }));
    for (const { id } of requests) await this.#agree(id);
  }

  async #agree(request_id: string): Promise<void> {
    const caller = callerOf('Els');
    const price = { variant: 'standard', cents_per_hour: 1750, minutes: 120, reason: 'Vaste klant.' } as const;
    const first = { request_id, command_id: this.mint(), revision: 1 };
    await sendQuote({ ...first, ...price }, caller, this.services());
    const second = { request_id, command_id: this.mint(), revision: 2 };
    await recordQuoteAnswer({ ...second, number: 1, answer: 'yes', with_whom: 'Els' }, caller, this.services());
  }

  /** What the screen of both shows: the best assignment of all visits together. */
  proposals() {
    const rows = new Map(this.all('board').map(([id, data]) => [id, boardRowSchema.parse(data)]));
    const visits = this.all('planning').flatMap(([id, data]) => {
      const row = rows.get(id);
      return row === undefined ? [] : [{ visit: { id, visit: visitSchema.parse(data) }, row }];
    });
    const known = {
      students: this.all('student_profiles').map(([, data]) => storedStudentProfileSchema.parse(data)),
      days: this.all('student_days').map(([, data]) => studentDaySchema.parse(data)),
      former: [],
      customers: new Map(),
    };
    return runToEnd(proposeVisitsInSteps(visits, known, this.now()));
  }

  /** All in one go, as the screen gives them: one after another, on the rows that it showed. */
  async takeAll(name: string, proposals: ReturnType<Morning['proposals']>): Promise<readonly DispatchAnswer[]> {
    const answers: DispatchAnswer[] = [];
    for (const { visit, row, proposed } of proposals) {
      if (proposed === null) throw new Error('there are more students than visits');
      const target = {
        request_id: row.request_id,
        visit_id: visit.id,
        command_id: this.mint(),
        revision: row.revision,
      };
      const input = { ...target, student_id: proposed.student.id, reason: '' };
      const answer = await assignStudent(input, callerOf(name), this.services());
      if (!answer.ok) throw new Error(answer.error.code);
      answers.push(answer.value);
    }
    return answers;
  }
}

const callerOf = (uid: string) => ({ ...forSelf(uid), email: `${uid}@madelief.test`, emailVerified: true });

test('40 visits in one go, by two staff members at once: each visit once, and who came second is told by whom', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat(6), { maxLength: 400 }), async (turns) => {
      const morning = new Morning(turns);
      await morning.begin();
      const proposals = morning.proposals();
      expect(proposals.filter(({ proposed }) => proposed !== null)).toHaveLength(40);
      const [els, karim] = await Promise.all([
        morning.takeAll('Els', proposals),
        morning.takeAll('Karim', proposals.toReversed()),
      ]);
      for (const [index, { visit, proposed }] of proposals.entries()) {
        const outcomes = [els[index], karim[proposals.length - 1 - index]];
        expect(outcomes.map((each) => each?.outcome).toSorted()).toEqual(['done', 'rejected']);
        const first = outcomes[0]?.outcome === 'done' ? 'Els Maes' : 'Karim Maes';
        expect(outcomes).toContainEqual(
          expect.objectContaining({
            code: 'changed-meanwhile',
            conflict: expect.objectContaining({ action: 'assign-student', by: first }),
          }),
        );
        const stored = visitSchema.parse(morning.documents.get({ collection: 'planning', id: visit.id }));
        expect([stored.state, stored.studentprofile_id]).toEqual(['confirmed', proposed?.student.id]);
      }
      const all = morning.documents.all();
      expect(brokenBy(all, all, new Set())).toEqual([]);
      const mails = morning.all('mail').map(([, data]) => data['template']);
      expect(mails.filter((template) => template === 'student-assigned')).toHaveLength(40);
    }),
    { numRuns: runs, ...scheduleSeed },
  );
}, 300_000);
