import { type Mail, mailSchema } from '#domain/documents/mail.ts';
import {
  ChangedMeanwhile,
  type DocumentVersion,
  type GuardedWrites,
  type KnownDocument,
} from '#functions/gateways/queues/queue-documents.ts';

/** Faults of the queue, planted between it and its documents, that the model must detect. */
export const mailMutations = [
  'writes-whatever-the-version',
  'takes-a-failed-write-for-stored',
  'keeps-leases-in-memory',
  'forgets-what-was-said',
] as const;

export type MailMutation = (typeof mailMutations)[number];

/** The documents of the mail queue, with the versions that Firestore gives them. */
export class MemoryMails {
  readonly mails = new Map<string, Mail>();
  /** What the app shows of them. */
  readonly kept = new Set<string>();
  readonly #versions = new Map<string, DocumentVersion>();
  readonly #mutation: MailMutation | null;
  #writes = 0;

  constructor(mutation: MailMutation | null) {
    this.#mutation = mutation;
  }

  create(id: string, mail: Mail): KnownDocument {
    return { fields: mail, version: this.#store(id, mail) };
  }

  read(id: string): KnownDocument | null {
    const fields = this.mails.get(id);
    const version = this.#versions.get(id);
    return fields === undefined || version === undefined ? null : { fields, version };
  }

  /** All or nothing, like a commit. */
  write(writes: readonly GuardedWrites[]): readonly DocumentVersion[] {
    const isChanged = writes.some(({ id, version }) => this.#versions.get(id)?.nanoseconds !== version.nanoseconds);
    if (isChanged && this.#mutation === 'takes-a-failed-write-for-stored') return writes.map(({ version }) => version);
    if (isChanged && this.#mutation !== 'writes-whatever-the-version') throw new ChangedMeanwhile();
    return writes.map(({ id, version, fields, beside }) => {
      if (this.#mutation === 'keeps-leases-in-memory' && fields['state'] === 'sending') return version;
      if (beside !== undefined && this.#mutation !== 'forgets-what-was-said') this.kept.add(id);
      return this.#store(id, mailSchema.parse({ ...this.mails.get(id), ...fields }));
    });
  }

  #store(id: string, mail: Mail): DocumentVersion {
    this.#writes += 1;
    const version = { seconds: 0, nanoseconds: this.#writes };
    this.mails.set(id, mail);
    this.#versions.set(id, version);
    return version;
  }
}
