import { collections } from '#domain/collections.ts';
import { answerQuote } from '#domain/dispatch/commands/answer-quote.ts';
import { assignStudent } from '#domain/dispatch/commands/assign-student.ts';
import { sendQuote } from '#domain/dispatch/commands/send-quote.ts';
import type { CaseCommand } from '#domain/dispatch/transaction/case-command.ts';
import { applyToDay } from '#domain/dispatch/student-day.ts';
import { runCommand } from '#domain/dispatch/transaction/run-command.ts';
import { studentDayId, studentDaySchema } from '#domain/documents/dispatch.ts';
import { defaultPreferredDays, type ServiceRequest } from '#domain/documents/service-request.ts';
import { brusselsDate } from '#domain/requests/calendar.ts';
import { storedHourlyRate } from '#domain/requests/prices.ts';
import { err } from '#domain/result.ts';
import { joinAddress } from '#domain/accounts/address.ts';
import { maria } from '../accounts.ts';
import type { OfficeWorld } from './office-world.ts';

/** In the format of generated ids, so that its reference is one of its own. */
const requestId = '5eed0d00-0151-4c8f-9a21-d00a7e57c0de';

const hours = 3;

/** What the senior's card shows, the same at every start. */
const code = '4712';

/** The door of the first is open for most of a working day; the others are for a student who is busy then. */
const starts = ['11:00', '12:00', '10:00', '09:00', '13:00', '14:00', '15:00', '08:00', '16:00'] as const;

function doorRequest({ ago }: OfficeWorld, start: string): ServiceRequest {
  return {
    request_id: requestId,
    senior_id: maria.uid,
    task_category_id: 'companionship',
    request_date: brusselsDate(ago(0)),
    frequency: 'one-time',
    preferred_days: [...defaultPreferredDays],
    preferred_time: start,
    address: joinAddress({
      street: 'Kerkstraat',
      number: '12',
      box: '',
      postalCode: maria.postalCode,
      town: maria.town,
    }),
    notes: 'Een wandeling en een kop koffie.',
    hours_requested: hours,
    total_cost: hours * storedHourlyRate,
    status: 'submitted',
    created_at: ago(6),
  };
}

type Step = Pick<CaseCommand, 'name' | 'decide'> & Partial<CaseCommand>;

const agreed: readonly Step[] = [
  {
    name: 'send-quote',
    decide: (before, context) =>
      sendQuote(
        before,
        { variant: 'standard', cents_per_hour: 1500, minutes: hours * 60, reason: 'Vaste prijs.' },
        context,
      ),
  },
  {
    name: 'record-quote-answer',
    decide: (before, { now }) => answerQuote(before, { number: 1, answer: 'yes', how: 'phone' }, now),
  },
];

const planned = (studentId: string): Step => ({
  name: 'assign-student',
  studentId,
  decide: (before, context) =>
    context.student === null
      ? err('student-not-found')
      : assignStudent(before, { visitId: requestId, student: context.student, reason: 'Zij kent Maria.' }, context),
});

/** Runs one command, without the mails that told its people at the time. @throws Error when it is rejected. */
async function play(world: OfficeWorld, step: Step, now: Date): Promise<void> {
  const minted = world.minted('staf');
  const command: CaseCommand = { ...minted, requestId, revision: null, seniorId: null, ...step };
  const answer = await world.documents.transact(async (reads) => {
    const { value, writes } = await runCommand(reads, command, now, () => code);
    return { value, writes: writes.filter(({ collection }) => collection !== collections.mail) };
  });
  if (answer.outcome === 'rejected') throw new Error(`${step.name} is rejected: ${answer.code}`);
}

/** The first start at which the student has no other visit. */
function freeStart({ documents, ago }: OfficeWorld, studentId: string): string {
  const date = brusselsDate(ago(0));
  const found = documents.get(collections.studentDays, studentDayId(studentId, date));
  const day = studentDaySchema.safeParse(found).data ?? null;
  const free = starts.find((start) => {
    const add = { visit_id: requestId, start, minutes: hours * 60, postcode: maria.postalCode };
    return applyToDay(day, { studentId, date, remove: null, add }).ok;
  });
  if (free === undefined) throw new Error(`${studentId} has no time today`);
  return free;
}

/**
 * A visit of today at Maria's, who can sign in, with a student whose link works: a newcomer can try the door from both sides.
 * It is played with the product's own commands.
 */
export async function playDoorVisit(world: OfficeWorld, studentId: string): Promise<void> {
  const request = doorRequest(world, freeStart(world, studentId));
  world.documents.put(collections.serviceRequests, requestId, { ...request });
  for (const [index, step] of [...agreed, planned(studentId)].entries()) await play(world, step, world.ago(5 - index));
}
