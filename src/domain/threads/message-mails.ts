import { readCustomer } from '../accounts/customer.ts';
import { collections } from '../collections.ts';
import { knownSenior } from '../customers/reach-customer.ts';
import { whenOf } from '../dispatch/mails/mails-to-students.ts';
import { serviceOf } from '../dispatch/transaction/case-mails.ts';
import type { DocumentTransaction, DocumentWrite } from '../dispatch/transaction/document-transaction.ts';
import { mailSchema } from '../documents/mail.ts';
import { storedFollowedStudentSchema } from '../documents/student-profile.ts';
import type { Thread } from '../documents/threads/thread.ts';
import type { StoredVisit } from '../documents/visit.ts';
import { newMail } from '../mail/mail-delivery.ts';
import { mailIdAbout } from '../mail/mail-id.ts';
import { helperLanguage } from '../students/helper/helper-access.ts';

/** Who is told of a message, and as whom. */
interface Reader {
  readonly id: string;
  readonly side: 'senior' | 'family' | 'student';
}

/** The senior, the student of this moment, and those of the circle who wrote themselves. */
function readersOf({ visit }: StoredVisit, { messages }: Thread): readonly Reader[] {
  const { senior_id: senior, studentprofile_id: student } = visit;
  const family = new Set(messages.filter(({ side }) => side === 'family').map(({ author_id }) => author_id));
  return [
    { id: senior, side: 'senior' },
    ...(student === null ? [] : [{ id: student, side: 'student' } as const]),
    ...[...family].map((id) => ({ id, side: 'family' }) as const),
  ];
}

/** Not who wrote it, and not who was told of an earlier one and has not read that yet. */
const isToBeTold = ({ id }: Reader, { messages, seen, told }: Thread): boolean =>
  messages.at(-1)?.author_id !== id && (told[id] ?? 0) <= (seen[id] ?? 0);

interface Told {
  readonly id: string;
  readonly writes: readonly DocumentWrite[];
}

/** What a reader's mail is written with. */
async function recipientOf(transaction: DocumentTransaction, { id, side }: Reader) {
  if (side === 'student') {
    const [found = null] = await transaction.read([{ collection: collections.studentProfiles, id }]);
    const student = storedFollowedStudentSchema.safeParse(found).data;
    if (student === undefined || student.email === '') return null;
    return { email: student.email, language: helperLanguage(student), firstName: student.first_name };
  }
  const [account = null, customer = null] = await transaction.read([
    { collection: collections.interimUsers, id },
    { collection: collections.customers, id },
  ]);
  // Who has no login cannot read it, nor be written to in vain: staff calls her.
  if (account === null) return null;
  return side === 'senior' ? knownSenior({ account, customer }).recipient : readCustomer(account);
}

/** One mail for each silence: it says that there is something to read, and not what. */
export async function messageMails(
  transaction: DocumentTransaction,
  stored: StoredVisit,
  thread: Thread,
  now: Date,
): Promise<{ readonly told: Readonly<Record<string, number>>; readonly writes: readonly DocumentWrite[] }> {
  const { id: visit } = stored;
  const upTo = thread.messages.length;
  const service = await serviceOf(transaction, stored.visit.task_category_id);
  const told = await Promise.all(
    readersOf(stored, thread)
      .filter((reader) => isToBeTold(reader, thread))
      .map(async (reader): Promise<Told> => {
        const to = await recipientOf(transaction, reader);
        if (to === null) return { id: reader.id, writes: [] };
        const template = reader.side === 'student' ? 'student-visit-message' : 'message-received';
        const shared = { visit, name: to.firstName, service, when: whenOf(stored.visit) };
        const read = { reader: reader.id, upTo: String(upTo) };
        const mail = newMail({ to: to.email, language: to.language, template, values: { ...shared, ...read } }, now);
        const id = `${mailIdAbout(template, visit)}_${reader.id}_${upTo}`;
        return {
          id: reader.id,
          writes: [{ kind: 'create', collection: collections.mail, id, data: mailSchema.parse(mail) }],
        };
      }),
  );
  return {
    told: Object.fromEntries(told.map(({ id }) => [id, upTo])),
    writes: told.flatMap(({ writes }) => writes),
  };
}
