import type { z } from 'zod';
import type {
  changeMemberRights as contract,
  changeRightsForCustomer as staffContract,
} from '#domain/contracts/circles.ts';
import { changeMemberRights as command } from '#domain/circles/commands/change-member-rights.ts';
import { ok } from '#domain/result.ts';
import type { Answer } from '../shell/answer.ts';
import type { Caller } from '../shell/http/caller.ts';
import { recordAnswer } from '../shell/record-answer.ts';
import type { Services } from '../shell/services.ts';
import { ofCustomersCircle, ofOwnCircle } from './on-circle.ts';

type Sent = Pick<z.output<typeof contract.input>, 'member_uid' | 'revision' | 'rights' | 'words'>;

const wantedIn = ({ member_uid: memberUid, revision, rights, words }: Sent) => ({ memberUid, revision, rights, words });

type Needed = Pick<Services, 'dispatch'>;

/** The senior gives a member other rights. */
export const changeMemberRights = async (
  input: z.output<typeof contract.input>,
  caller: Caller,
  { dispatch }: Needed,
): Promise<Answer<z.input<typeof contract.output>>> =>
  ok(recordAnswer(await dispatch.record(command(ofOwnCircle(input, caller), wantedIn(input)))));

/** The same by staff, in her name. */
export const changeRightsForCustomer = async (
  input: z.output<typeof staffContract.input>,
  caller: Caller,
  { dispatch }: Needed,
): Promise<Answer<z.input<typeof staffContract.output>>> =>
  ok(recordAnswer(await dispatch.record(command(ofCustomersCircle(input, caller), wantedIn(input)))));
