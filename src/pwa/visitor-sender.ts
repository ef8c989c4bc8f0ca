import type { DomainError } from '#domain/error-codes.ts';
import { tipEmployer } from '#firebase/employer-tips.ts';
import { notifyOfRegistration } from '#firebase/registration-notification.ts';
import { joinWaitingList } from '#firebase/waiting-list.ts';
import { err, ok, type Result } from '#lib/result.ts';
import { warn } from '#lib/warn.ts';
import type { OutboxCommand, OutboxSender, Receipt, Refusal } from '#offline/outbox/types.ts';

/** Also after an earlier attempt whose answer was lost: who stored it never heard of it, so staff did not either. */
async function sendForm(command: OutboxCommand): Promise<Result<void, DomainError>> {
  switch (command.kind) {
    case 'join-waiting-list': {
      const stored = await joinWaitingList(command.entryId, command.entry);
      if (stored.ok && !(await notifyOfRegistration(command.entry))) {
        warn('A sign-up was stored, and staff could not be told by mail.');
      }
      return stored;
    }
    case 'tip-employer':
      return tipEmployer(command.tipId, command.tip);
    default:
      // What belongs to an account never stands under the visitor.
      return err({ code: 'no-access' });
  }
}

/** The way of visitors' forms from the outbox to Firestore. Nobody signs in for it, and nobody who is signed in is asked. */
export const visitorSender: OutboxSender = {
  async send(items, signal) {
    const answers: Result<Receipt, Refusal>[] = [];
    let lost: DomainError | null = null;
    for (const { aggregate, command } of items) {
      if (lost !== null || signal.aborted) {
        answers.push(err(lost ?? { code: 'network' }));
        continue;
      }
      const sent = await sendForm(command);
      if (!sent.ok && sent.error.code === 'network') lost = sent.error;
      answers.push(sent.ok ? ok({ aggregate }) : sent);
    }
    return answers;
  },
};
