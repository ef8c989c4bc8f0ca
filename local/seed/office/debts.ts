import { collections } from '#domain/collections.ts';
import { reminderMailId } from '#domain/debts/debt-mails.ts';
import { followDebts } from '#domain/debts/follow-debts.ts';
import { knownSenior } from '#domain/customers/reach-customer.ts';
import type { BoardRow } from '#domain/documents/board-row.ts';
import { mailSchema } from '#domain/documents/mail.ts';
import { debtSchema } from '#domain/documents/payments/debt.ts';
import { visitSchema } from '#domain/documents/visit.ts';
import { brusselsDate } from '#domain/requests/calendar.ts';
import { type OfficeWorld, rowsIn } from './office-world.ts';

const feeCents = 3_500;

/** Days ago on which the timer ran: the first time she was told, then reminded, then staff was asked. */
const courses: readonly (readonly number[])[] = [
  [36, 21, 6],
  [18, 3],
];

/** A visit of before, that was cancelled too late to be free. */
function putLateVisit(world: OfficeWorld, row: BoardRow, daysAgo: number): void {
  const { documents, ago } = world;
  const known = visitSchema.parse(documents.get(collections.planning, row.request_id));
  const cancelledAt = ago(daysAgo + 1);
  const visit = visitSchema.parse({
    ...known,
    date: brusselsDate(ago(daysAgo)),
    price: { variant: 'standard', cents_per_hour: 1_750, agreed_at: ago(daysAgo + 9), how: 'phone' },
    fee: { cents: feeCents, state: 'due' },
    updated_at: cancelledAt,
  });
  documents.put(collections.planning, `${row.request_id}_late`, visit);
}

/** The reminders left as soon as they were ordered. */
function sendReminders({ documents }: OfficeWorld, debtId: string, now: Date): void {
  const debt = debtSchema.parse(documents.get(collections.debts, debtId));
  const id = reminderMailId(debtId, debt);
  const mail = mailSchema.safeParse(documents.get(collections.mail, id)).data;
  if (mail?.state !== 'pending') return;
  documents.put(collections.mail, id, { ...mail, state: 'sent', attempts: 1, next_attempt_at: null, sent_at: now });
}

const isMailed = ({ documents }: OfficeWorld, seniorId: string): boolean =>
  knownSenior({
    account: documents.get(collections.interimUsers, seniorId),
    customer: documents.get(collections.customers, seniorId),
  }).recipient !== null;

/** Two customers who did not pay: one was reminded, and of the other staff is asked about a fee. */
export async function playDebts(world: OfficeWorld): Promise<void> {
  const { documents, ago } = world;
  const unpaid = rowsIn(world, 'cancelled').filter(
    ({ senior_id: id }) => isMailed(world, id) && documents.get(collections.userCredits, id) === null,
  );
  const rows = [...new Map(unpaid.map((row) => [row.senior_id, row])).values()];
  for (const [index, course] of courses.entries()) {
    const row = rows[index];
    if (row === undefined) throw new Error('the town has too few cancelled requests');
    putLateVisit(world, row, course[0] ?? 0);
    for (const daysAgo of course) {
      const now = ago(daysAgo, '09:30');
      const mint = () => 4_711_000_000 + index;
      const followed = await documents.transact((reads) => followDebts(reads, row.senior_id, mint, now));
      for (const { id } of followed) sendReminders(world, id, now);
    }
  }
}
