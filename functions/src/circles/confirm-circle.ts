import type { z } from 'zod';
import type { confirmCircle as contract, confirmForCustomer as staffContract } from '#domain/contracts/circles.ts';
import { confirmCircle as command } from '#domain/circles/commands/confirm-circle.ts';
import { ok } from '#domain/result.ts';
import type { Answer } from '../shell/answer.ts';
import type { Caller } from '../shell/http/caller.ts';
import { recordAnswer } from '../shell/record-answer.ts';
import type { Services } from '../shell/services.ts';
import { ofCustomersCircle, ofOwnCircle } from './on-circle.ts';

type Needed = Pick<Services, 'dispatch'>;

/** The senior says that her circle still holds. */
export const confirmCircle = async (
  input: z.output<typeof contract.input>,
  caller: Caller,
  { dispatch }: Needed,
): Promise<Answer<z.input<typeof contract.output>>> =>
  ok(recordAnswer(await dispatch.record(command(ofOwnCircle(input, caller), input.member_uids))));

/** The same by staff, in her name. */
export const confirmForCustomer = async (
  input: z.output<typeof staffContract.input>,
  caller: Caller,
  { dispatch }: Needed,
): Promise<Answer<z.input<typeof staffContract.output>>> =>
  ok(recordAnswer(await dispatch.record(command(ofCustomersCircle(input, caller), input.member_uids))));
