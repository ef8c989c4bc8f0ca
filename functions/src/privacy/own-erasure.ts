import type { z } from 'zod';
import type { readErasure as contract } from '#domain/contracts/erasure.ts';
import { ok } from '#domain/result.ts';
import type { Answer } from '../shell/answer.ts';
import type { Caller } from '../shell/http/caller.ts';
import type { Services } from '../shell/services.ts';
import { standingOf } from './erasure-standing.ts';

type Standing = Promise<Answer<z.input<typeof contract.output>>>;
type Needed = Pick<Services, 'askedErasures' | 'clock'>;

export const readErasure = async (_input: object, { actorUid }: Caller, { askedErasures, clock }: Needed): Standing =>
  ok(standingOf(await askedErasures.read(actorUid), clock.now()));

export const withdrawErasure = async (
  _input: object,
  { actorUid }: Caller,
  { askedErasures, clock }: Needed,
): Standing => ok(standingOf(await askedErasures.withdraw(actorUid), clock.now()));
