import type { z } from 'zod';
import type { inviteFamilyMember as contract, inviteForCustomer as staffContract } from '#domain/contracts/circles.ts';
import { inviteMember as command } from '#domain/circles/commands/invite-member.ts';
import { ok } from '#domain/result.ts';
import type { Answer } from '../shell/answer.ts';
import type { Caller } from '../shell/http/caller.ts';
import { recordAnswer } from '../shell/record-answer.ts';
import type { Services } from '../shell/services.ts';
import { ofCustomersCircle, ofOwnCircle } from './on-circle.ts';

type Sent = Pick<
  z.output<typeof contract.input>,
  'first_name' | 'last_name' | 'email' | 'relation' | 'rights' | 'words'
>;

const invitedIn = ({ first_name, last_name, email, relation, rights, words }: Sent) => ({
  ...{ first_name, last_name, email },
  ...{ relation, rights, words },
});

type Needed = Pick<Services, 'dispatch'>;

/** The senior asks a person into her circle. */
export const inviteFamilyMember = async (
  input: z.output<typeof contract.input>,
  caller: Caller,
  { dispatch }: Needed,
): Promise<Answer<z.input<typeof contract.output>>> =>
  ok(recordAnswer(await dispatch.record(command(ofOwnCircle(input, caller), invitedIn(input)))));

/** The same by staff, in her name. */
export const inviteForCustomer = async (
  input: z.output<typeof staffContract.input>,
  caller: Caller,
  { dispatch }: Needed,
): Promise<Answer<z.input<typeof staffContract.output>>> =>
  ok(recordAnswer(await dispatch.record(command(ofCustomersCircle(input, caller), invitedIn(input)))));
