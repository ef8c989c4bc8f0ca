import type { z } from 'zod';
import type {
  withdrawInvitation as contract,
  withdrawForCustomer as staffContract,
} from '#domain/contracts/circles.ts';
import { withdrawInvitation as command } from '#domain/circles/commands/withdraw-invitation.ts';
import { ok } from '#domain/result.ts';
import type { Answer } from '../shell/answer.ts';
import type { Caller } from '../shell/http/caller.ts';
import { recordAnswer } from '../shell/record-answer.ts';
import type { Services } from '../shell/services.ts';
import { ofCustomersCircle, ofOwnCircle } from './on-circle.ts';

type Needed = Pick<Services, 'dispatch'>;

/** The senior takes back an invitation. */
export const withdrawInvitation = async (
  input: z.output<typeof contract.input>,
  caller: Caller,
  { dispatch }: Needed,
): Promise<Answer<z.input<typeof contract.output>>> =>
  ok(recordAnswer(await dispatch.record(command(ofOwnCircle(input, caller), input.invitation_id))));

/** The same by staff, in her name. */
export const withdrawForCustomer = async (
  input: z.output<typeof staffContract.input>,
  caller: Caller,
  { dispatch }: Needed,
): Promise<Answer<z.input<typeof staffContract.output>>> =>
  ok(recordAnswer(await dispatch.record(command(ofCustomersCircle(input, caller), input.invitation_id))));
