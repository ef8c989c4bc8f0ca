import { collections } from '#domain/collections.ts';
import { readOne } from '#domain/dispatch/transaction/document-transaction.ts';
import { type RecordCommand, recordRejected } from '#domain/dispatch/transaction/record-command.ts';
import { mailSchema } from '#domain/documents/mail.ts';
import { type DataRequest, dataRequestSchema } from '#domain/documents/privacy/data-request.ts';
import { newMail } from '#domain/mail/mail-delivery.ts';
import { mailIdAbout } from '#domain/mail/mail-id.ts';
import { ok } from '#domain/result.ts';
import { type DataRequestAnswer, settled } from '../data-request.ts';

const name = 'settle-data-request';

const conflictIn = ({ settled_by, settled_at }: DataRequest) => ({
  ...{ action: name, by: settled_by?.name ?? '', at: settled_at ?? new Date(0) },
});

/** Answers what somebody asked about the own data, by mail. Of two answers the first counts: it has left already. */
export const settleDataRequest = (
  id: string,
  given: DataRequestAnswer,
  minted: Pick<RecordCommand<object>, 'commandId' | 'actor'>,
): RecordCommand<object> => ({
  ...minted,
  name,
  async decide(transaction, { now, actor }) {
    const request = dataRequestSchema.safeParse(await readOne(transaction, collections.dataRequests, id)).data;
    if (request === undefined) return recordRejected('not-found');
    const after = settled(request, given, { by: actor, now });
    if (after === null) return recordRejected('changed-meanwhile', conflictIn(request));
    const template = given.result === 'done' ? 'data-request-done' : 'data-request-refused';
    const { kind, email: to, language, first_name: firstName, text: question } = request;
    const mail = newMail(
      { to, language, template, values: { kind, name: firstName, question, answer: given.answer } },
      now,
    );
    return ok({
      value: {},
      writes: [
        { kind: 'set', collection: collections.dataRequests, id, data: dataRequestSchema.parse(after) },
        {
          ...{ kind: 'create', collection: collections.mail, id: mailIdAbout(template, id) },
          data: mailSchema.parse(mail),
        },
      ],
      audit: {
        ...{ collection: collections.dataRequests, document_id: id },
        ...{ before: { state: request.state }, after: { state: after.state, result: given.result } },
      },
    });
  },
});
