import { collection, getDocs, limit, query, where } from 'firebase/firestore/lite';
import { collections } from '#domain/collections.ts';
import { type Mail, mailSchema } from '#domain/documents/mail.ts';
import type { DomainError } from '#domain/error-codes.ts';
import { ok, type Result } from '#domain/result.ts';
import { attempt } from '#firebase/attempt.ts';
import { connectFirestore } from '#firebase/connect-firestore.ts';
import { parseDocuments } from '#firebase/parsing.ts';

const mailsAtMost = 100;

export interface MailSubject {
  readonly requestId: string;
  /** Some mails name the request by its reference alone, which is not unique: the address decides. */
  readonly reference: string;
  readonly to: string;
}

/** The mails to a senior about one request, the newest first. */
export async function listMailsAbout({ requestId, reference, to }: MailSubject): Promise<Result<Mail[], DomainError>> {
  const mails = collection(connectFirestore(), collections.mail);
  const found = await attempt(() =>
    getDocs(query(mails, where('values.reference', '==', reference), limit(mailsAtMost))),
  );
  if (!found.ok) return found;
  return ok(
    parseDocuments(mailSchema, found.value.docs)
      .filter((mail) => mail.to === to && (mail.values['request'] ?? requestId) === requestId)
      .toSorted((one, other) => other.created_at.getTime() - one.created_at.getTime()),
  );
}
