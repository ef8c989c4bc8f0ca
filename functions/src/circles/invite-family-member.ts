import type { z } from 'zod';
import type { OnCircle } from '#domain/circles/circle-command.ts';
import { inviteMember } from '#domain/circles/commands/invite-member.ts';
import type { inviteFamilyMember as contract, inviteForCustomer as staffContract } from '#domain/contracts/circles.ts';
import { ok } from '#domain/result.ts';
import { type Answer, reject } from '../shell/answer.ts';
import type { Caller } from '../shell/http/caller.ts';
import { recordAnswer } from '../shell/record-answer.ts';
import type { Services } from '../shell/services.ts';
import { takeInvitation } from './invitation-limits.ts';
import { ofCustomersCircle, ofOwnCircle } from './on-circle.ts';

type Sent = Pick<
  z.output<typeof contract.input>,
  'first_name' | 'last_name' | 'email' | 'relation' | 'rights' | 'words'
>;

type Needed = Pick<Services, 'clock' | 'dispatch' | 'log' | 'rateLimits'>;

async function invite(
  on: OnCircle,
  { first_name, last_name, email, relation, rights, words }: Sent,
  { dispatch, ...services }: Needed,
): Promise<Answer<z.input<typeof contract.output>>> {
  const wait = await takeInvitation(on.seniorId, email, services);
  if (wait !== null) return reject('too-many-mails', wait);
  const person = { ...{ first_name, last_name, email }, ...{ relation, rights, words } };
  return ok(recordAnswer(await dispatch.record(inviteMember(on, person))));
}

/** The senior asks a person into her circle. */
export const inviteFamilyMember = (
  input: z.output<typeof contract.input>,
  caller: Caller,
  services: Needed,
): Promise<Answer<z.input<typeof contract.output>>> => invite(ofOwnCircle(input, caller), input, services);

/** The same by staff, in her name. */
export const inviteForCustomer = (
  input: z.output<typeof staffContract.input>,
  caller: Caller,
  services: Needed,
): Promise<Answer<z.input<typeof staffContract.output>>> => invite(ofCustomersCircle(input, caller), input, services);
