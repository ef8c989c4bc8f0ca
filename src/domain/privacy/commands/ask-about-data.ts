import { collections } from '#domain/collections.ts';
import { readOne } from '#domain/dispatch/transaction/document-transaction.ts';
import { type RecordCommand, recordRejected } from '#domain/dispatch/transaction/record-command.ts';
import { mailSchema } from '#domain/documents/mail.ts';
import { dataRequestSchema } from '#domain/documents/privacy/data-request.ts';
import { newMail } from '#domain/mail/mail-delivery.ts';
import { mailIdAbout } from '#domain/mail/mail-id.ts';
import { ok } from '#domain/result.ts';
import { type DataRequestAsked, newDataRequest } from '../data-request.ts';

export interface AskedAboutData {
  readonly due_on: string;
}

/** Keeps what somebody asks about the own data, and tells that person until when an answer comes. It has the id of the command. */
export const askAboutData = (id: string, asked: DataRequestAsked): RecordCommand<AskedAboutData> => ({
  name: 'ask-about-data',
  commandId: id,
  actor: { uid: asked.person_id, role: asked.kind },
  async decide(transaction, { now }) {
    // Of somebody else: a repetition of one's own was answered before this.
    if ((await readOne(transaction, collections.dataRequests, id)) !== null) return recordRejected('not-found');
    const request = newDataRequest(asked, now);
    const { due_on } = request;
    const mail = newMail(
      {
        ...{ to: asked.email, language: asked.language, template: 'data-request-received' },
        values: { kind: asked.kind, name: asked.first_name, question: asked.text, until: due_on },
      },
      now,
    );
    return ok({
      value: { due_on },
      writes: [
        { kind: 'create', collection: collections.dataRequests, id, data: dataRequestSchema.parse(request) },
        {
          ...{ kind: 'create', collection: collections.mail, id: mailIdAbout('data-request-received', id) },
          data: mailSchema.parse(mail),
        },
      ],
      audit: {
        ...{ collection: collections.dataRequests, document_id: id },
        ...{ before: {}, after: { person: asked.person_id, wish: asked.wish, due_on } },
      },
    });
  },
});
