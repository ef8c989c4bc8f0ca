import type { z } from 'zod';
import type { endMembershipForCustomer as staffContract } from '#domain/contracts/circles.ts';
import type { endMembership as contract } from '#domain/contracts/end-membership.ts';
import { endMembership as command } from '#domain/circles/commands/end-membership.ts';
import { ok } from '#domain/result.ts';
import type { Answer } from '../shell/answer.ts';
import type { Caller } from '../shell/http/caller.ts';
import { recordAnswer } from '../shell/record-answer.ts';
import type { Services } from '../shell/services.ts';
import { ofCustomersCircle, ofOwnCircle } from './on-circle.ts';

type Needed = Pick<Services, 'dispatch'>;

/** The senior ends a membership. */
export const endMembership = async (
  input: z.output<typeof contract.input>,
  caller: Caller,
  { dispatch }: Needed,
): Promise<Answer<z.input<typeof contract.output>>> =>
  ok(
    recordAnswer(
      await dispatch.record(command(ofOwnCircle(input, caller), { memberUid: input.member_uid, by: 'senior' })),
    ),
  );

/** The same by staff, in her name. */
export const endMembershipForCustomer = async (
  input: z.output<typeof staffContract.input>,
  caller: Caller,
  { dispatch }: Needed,
): Promise<Answer<z.input<typeof staffContract.output>>> =>
  ok(
    recordAnswer(
      await dispatch.record(command(ofCustomersCircle(input, caller), { memberUid: input.member_uid, by: 'staff' })),
    ),
  );
