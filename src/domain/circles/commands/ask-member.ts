import { collections } from '#domain/collections.ts';
import { type RecordCommand, recordRejected } from '#domain/dispatch/transaction/record-command.ts';
import { mailSchema } from '#domain/documents/mail.ts';
import { newMail } from '#domain/mail/mail-delivery.ts';
import { mailIdAbout } from '#domain/mail/mail-id.ts';
import { ok } from '#domain/result.ts';
import { askedMemberWrites, type OnCircle, readMember } from '../circle-command.ts';
import { readCircleSenior } from '../circle-senior.ts';

/**
 * Asks a senior whether a membership still holds: her app shows it, and she gets one mail a day at most, however many
 * members are due. Silence changes nothing, and she is asked again a year later. Without an answer staff calls her: after
 * some days, or at once where she has no account.
 * @param day yyyy-MM-dd
 */
export const askAboutMember = (on: OnCircle, memberUid: string, day: string): RecordCommand<object> => ({
  name: 'ask-about-member',
  commandId: on.commandId,
  actor: on.actor,
  async decide(transaction, { now }) {
    const member = await readMember(transaction, on.seniorId, memberUid);
    if (member === null || member.ask_at === null || member.ask_at > now) return recordRejected('not-found');
    const senior = await readCircleSenior(transaction, on.seniorId);
    const id = mailIdAbout('circle-question', `${on.seniorId}_${day}`);
    const [ordered = null] = await transaction.read([{ collection: collections.mail, id }]);
    // Of several members on one day she gets one mail, and answers about all.
    const canAnswer = senior !== null && senior.hasAccount && !senior.isBlocked;
    const isMailed = canAnswer && ordered === null;
    const mail = isMailed
      ? newMail(
          {
            to: senior.email,
            language: senior.language,
            template: 'circle-question',
            values: { name: senior.firstName },
          },
          now,
        )
      : null;
    return ok({
      value: {},
      writes: [
        ...askedMemberWrites(member, canAnswer, now),
        ...(mail === null
          ? []
          : [{ kind: 'create', collection: collections.mail, id, data: mailSchema.parse(mail) } as const]),
      ],
      audit: {
        collection: collections.circles,
        document_id: on.seniorId,
        before: {},
        after: { member: memberUid, asked: mail === null ? 'shown' : 'mailed' },
      },
    });
  },
});
