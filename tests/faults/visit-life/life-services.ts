import { chargeOldestVisit } from '#domain/credits/charge-visit.ts';
import { approveSilentVisit } from '#domain/dispatch/transaction/approve-silent-visit.ts';
import { announceStoredVisit, tellStoredUnderway } from '#domain/dispatch/transaction/announce-visit.ts';
import { askAfterStoredVisit } from '#domain/dispatch/transaction/ask-after-visit.ts';
import type { DocumentTransaction, Outcome } from '#domain/dispatch/transaction/document-transaction.ts';
import { runCommand } from '#domain/dispatch/transaction/run-command.ts';
import { storedFollowedStudentSchema } from '#domain/documents/student-profile.ts';
import { type Visit, visitSchema } from '#domain/documents/visit.ts';
import { readRequestStatus } from '#domain/requests/request-status.ts';
import { announcementOf } from '#domain/visits/announced.ts';
import { isUnrecorded } from '#domain/visits/unrecorded.ts';
import type { PreparationServices } from '#functions/mail/preparation.ts';
import type { Services } from '#functions/shell/services.ts';
import type { MemoryDocuments } from '../dispatch-model/memory-documents.ts';

export type LifeServices = PreparationServices &
  Pick<
    Services,
    | 'charges'
    | 'comingVisits'
    | 'customers'
    | 'dispatch'
    | 'log'
    | 'mailQueue'
    | 'rateLimits'
    | 'staffEmail'
    | 'studentWork'
    | 'unrecordedVisits'
  >;

const refused = () => Promise.reject(new Error('no handler of this model asks for it'));

export interface LifeSetting {
  readonly documents: MemoryDocuments;
  readonly now: () => Date;
  /** The process ends here: what it still wanted to do is not done. */
  readonly mayDie: () => void;
  /** A fault that is planted in what a transaction writes. */
  readonly spoil: <Value>(name: string, outcome: Outcome<Value>) => Outcome<Value>;
  /** By how much the clock of the timers is ahead: a fault that is planted. */
  readonly timersAheadMs: number;
}

/** The services of the handlers, over documents in memory. */
export function lifeServices({ documents, now, mayDie, spoil, timersAheadMs }: LifeSetting): LifeServices {
  const run = async <Value>(name: string, work: (reads: DocumentTransaction) => Promise<Outcome<Value>>) => {
    const value = await documents.transact('staff', async (reads) => spoil(name, await work(reads)));
    mayDie();
    return value;
  };
  const timerNow = () => new Date(now().getTime() + timersAheadMs);
  const visits = (): readonly (readonly [string, Visit])[] =>
    [...documents.all()].flatMap(([key, data]) =>
      key.startsWith('planning/') ? [[key.slice('planning/'.length), visitSchema.parse(data)] as const] : [],
    );
  const visitOf = (id: string) => visits().find(([key]) => key === id)?.[1] ?? null;
  const found = (suits: (visit: Visit) => boolean) =>
    visits().flatMap(([visitId, visit]) => (suits(visit) ? [{ visitId, requestId: visit.request_id }] : []));
  const mint = () => '4712';
  return {
    clock: { now },
    log: { info: () => undefined, error: (event, details) => void [event, details] },
    staffEmail: () => 'staf@madelief.test',
    rateLimits: { take: () => Promise.resolve({ kind: 'counted', since: now(), alarms: [] }) },
    customers: { find: () => Promise.resolve(null), recipientOf: refused, balanceOf: refused },
    dispatch: {
      run: (command) => run(command.name, (reads) => runCommand(reads, command, now(), mint)),
      refresh: refused,
      requestsOf: refused,
      record: refused,
    },
    charges: {
      chargeOldest: (seniorId) => run('charge', (reads) => chargeOldestVisit(reads, seniorId, now())),
      approveSilent: (visit) => run('approve-silent', (reads) => approveSilentVisit(reads, visit, timerNow())),
      silentVisits: () => Promise.resolve(found(({ state }) => state === 'done')),
      seniorsToCharge: () => Promise.resolve({ seniorIds: ['maria'], next: null }),
    },
    // The timer that reminds is no part of this model: src/domain/debts/debts-model.test.ts plays it.
    debts: {
      follow: refused,
      seniorsWithDebts: refused,
      isTrueReminder: refused,
      isTrueLatePayment: refused,
      missingOf: refused,
    },
    unrecordedVisits: {
      find: () => Promise.resolve(found((visit) => isUnrecorded(visit, now()))),
      ask: (visit) => run('ask', (reads) => askAfterStoredVisit(reads, visit, now())),
    },
    comingVisits: {
      async *find() {
        yield* found((visit) => announcementOf(visit, now()) !== null);
      },
      tellUnderway: (visit, studentId) =>
        run('tell-underway', (reads) => tellStoredUnderway(reads, visit, studentId, now())),
      announce: (visit) => run('announce', (reads) => announceStoredVisit(reads, visit, now())),
    },
    studentWork: {
      find: (id) => Promise.resolve(visitOf(id)),
      requestsWithExpiredOffers: () =>
        Promise.resolve(
          found(({ offers }) => offers.some(({ expires_at: until, answer }) => answer === null && until <= now())).map(
            ({ requestId }) => requestId,
          ),
        ),
      visitsOf: refused,
      calendarOf: refused,
    },
    helperLinks: {
      // The secret of a student of the model is her id.
      studentOf: (id) =>
        Promise.resolve(
          storedFollowedStudentSchema.safeParse(documents.get({ collection: 'student_profiles', id })).data ?? null,
        ),
      issue: refused,
      ofEarlierSeasons: refused,
    },
    mailQueue: {
      enqueue: () => Promise.resolve(true),
      isOrdered: refused,
      claim: refused,
      holds: () => true,
      settle: refused,
      due: refused,
    },
    askedErasures: { issue: refused },
    dataExports: { issue: refused },
    circleLinks: { issue: refused, invitationOf: refused },
    circles: { membershipOf: refused },
    threads: { find: refused },
    mailLinks: { make: refused, page: (path) => path },
    reviewTokens: { issue: () => Promise.resolve('token'), visitOf: refused, use: refused },
    signUps: { find: refused },
    arrivals: { between: refused },
    visits: {
      find: (id) => {
        const request = documents.get({ collection: 'service_requests', id });
        if (request === null) return Promise.resolve(null);
        const visit = visitOf(id);
        const student = visit?.student_profiles ?? null;
        return Promise.resolve({
          status: readRequestStatus(String(request['status'])),
          isReviewed: false,
          hasOpenQuote: false,
          when: visit === null ? null : `${visit.date} ${visit.start}`,
          isToCome: visit === null ? null : visit.state === 'confirmed',
          student: student === null ? null : { name: student.first_name, residence: student.residence },
        });
      },
      stateOf: (id) => Promise.resolve(visitOf(id)?.state ?? null),
      planOf: (id) => Promise.resolve(visitOf(id)),
      serviceName: refused,
    },
  };
}
