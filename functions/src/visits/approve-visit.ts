import type { z } from 'zod';
import type { approveVisit as contract } from '#domain/contracts/visits/approve-visit.ts';
import { accountForVisit } from '#domain/dispatch/commands/account-for-visit.ts';
import { approveVisit as approve, questionVisit } from '#domain/dispatch/commands/approve-visit.ts';
import { ok } from '#domain/result.ts';
import { type Answer, reject } from '../shell/answer.ts';
import { chargeVisits } from '../shell/charge-visits.ts';
import { actorOf, type Caller } from '../shell/http/caller.ts';
import type { Services } from '../shell/services.ts';
import { orderQuestionMail } from './order-question-mail.ts';

type Input = z.output<typeof contract.input>;
type Output = z.input<typeof contract.output>;
type Needed = Pick<Services, 'dispatch' | 'charges' | 'customers' | 'mailQueue' | 'staffEmail' | 'log'>;

const commandNames = {
  yes: 'approve-visit',
  look: 'question-visit',
  came: 'account-for-visit',
  missed: 'account-for-visit',
} as const;

/**
 * The senior approves a visit, which is then charged, or asks staff to look at it; or says what became of one that nobody
 * wrote down. What follows the command is repeated
 * with it: a call that fails in between is sent again by the device, and each part has its effect once.
 */
export async function approveVisit(input: Input, caller: Caller, services: Needed): Promise<Answer<Output>> {
  const { request_id: requestId, visit_id: visitId, command_id: commandId, answer, question } = input;
  const { seniorId } = caller;
  const done = await services.dispatch.run({
    name: commandNames[answer],
    commandId,
    requestId,
    revision: null,
    actor: actorOf(caller),
    seniorId,
    ...(answer === 'yes' ? {} : { note: question }),
    decide(before, { now }) {
      if (answer === 'yes') return approve(before, visitId, 'senior', now);
      if (answer === 'look') return questionVisit(before, visitId, now);
      return accountForVisit(before, visitId, { side: 'senior' }, { came: answer === 'came', minutes: null }, now);
    },
  });
  if (done.outcome === 'rejected') return reject('not-found');
  if (answer === 'yes') await chargeVisits(seniorId, services);
  if (answer === 'look') await orderQuestionMail({ requestId, visitId, seniorId, question }, services);
  return ok({ received: true });
}
