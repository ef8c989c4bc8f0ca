import type { z } from 'zod';
import type {
  readErasure as contract,
  withdrawErasureByLink as byLinkContract,
} from '#domain/contracts/privacy/erasure.ts';
import { ok } from '#domain/result.ts';
import { type Answer, reject } from '../shell/answer.ts';
import type { Caller } from '../shell/http/caller.ts';
import type { Services } from '../shell/services.ts';
import { standingOf } from './erasure-standing.ts';
import { noteAsked } from './note-asked.ts';

type Standing = Promise<Answer<z.input<typeof contract.output>>>;
type Needed = Pick<Services, 'askedErasures' | 'clock'>;
type Noting = Needed & Pick<Services, 'auditLog'>;

export const readErasure = async (_input: object, { actorUid }: Caller, { askedErasures, clock }: Needed): Standing =>
  ok(standingOf(await askedErasures.read(actorUid), clock.now()));

async function withdraw(personId: string, services: Noting): Standing {
  const { askedErasures, clock } = services;
  const before = await askedErasures.read(personId);
  const left = await askedErasures.withdraw(personId);
  if (before !== null && left === null)
    await noteAsked({ action: 'withdraw-erasure', kind: before.kind, personId, at: clock.now() }, services);
  return ok(standingOf(left, clock.now()));
}

export const withdrawErasure = (_input: object, { actorUid }: Caller, services: Noting): Standing =>
  withdraw(actorUid, services);

export async function withdrawErasureByLink(
  { token }: z.output<typeof byLinkContract.input>,
  _caller: null,
  services: Noting,
): Standing {
  const note = await services.askedErasures.ownerOf(token);
  return note === null ? reject('link-invalid') : withdraw(note.person_id, services);
}
