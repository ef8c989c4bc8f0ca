import { collections } from '#domain/collections.ts';
import { type Mail, mailSchema } from '#domain/documents/mail.ts';
import { type MailOrder, newMail } from '#domain/mail/mail-delivery.ts';
import { isAlreadyExists } from '../already-exists.ts';
import type { Clock } from '../clock.ts';
import { firestore } from '../firestore.ts';
import { traced } from '../trace/trace.ts';
import { inGroups } from './in-groups.ts';
import type { DocumentVersion, KnownDocument } from './queue-documents.ts';

interface Ordered {
  readonly id: string;
  readonly mail: Mail;
}

/** All of them, or none where one of them was ordered before. */
async function createTogether(ordered: readonly Ordered[]): Promise<readonly DocumentVersion[]> {
  const batch = firestore().batch();
  for (const { id, mail } of ordered) batch.create(firestore().collection(collections.mail).doc(id), mail);
  return (await batch.commit()).map(({ writeTime }) => writeTime);
}

/** @returns what orders a mail: the stored order, or null, changing nothing, if one with this id was ordered before. */
export function createMailOrders(clock: Clock) {
  const create = inGroups({ keyOf: ({ id }: Ordered) => id, work: createTogether });

  return async (id: string, order: MailOrder, notBefore?: Date): Promise<KnownDocument | null> => {
    const mail = mailSchema.parse({ ...newMail(order, clock.now(), notBefore), ...traced() });
    try {
      return { fields: mail, version: await create({ id, mail }) };
    } catch (error) {
      if (isAlreadyExists(error)) return null;
      throw error;
    }
  };
}
