import type { z } from 'zod';
import type { askErasure as contract } from '#domain/contracts/privacy/erasure.ts';
import type { Erasure } from '#domain/documents/privacy/erasure.ts';
import { mailIdAbout } from '#domain/mail/mail-id.ts';
import { ok } from '#domain/result.ts';
import { type Answer, reject } from '../shell/answer.ts';
import type { Caller } from '../shell/http/caller.ts';
import type { Services } from '../shell/services.ts';
import { standingOf } from './erasure-standing.ts';
import { noteAsked } from './note-asked.ts';

/** A double tap is one; whoever has her phone floods no mailbox with it. */
const limits = {
  minute: { most: 1, withinSeconds: 60, duplicateSeconds: 10 },
  day: { most: 5, withinSeconds: 86_400 },
} as const;

type Needed = Pick<Services, 'askedErasures' | 'auditLog' | 'clock' | 'mailQueue' | 'rateLimits'>;
type Confirmed = NonNullable<Awaited<ReturnType<Needed['askedErasures']['ask']>>>;
type Asker = NonNullable<Awaited<ReturnType<Services['dataExports']['askerOf']>>>;

/** @returns for how many seconds no further mail is sent; null where one is, or none has to be. */
async function mailQuestion({ account, erasure }: Confirmed, services: Needed): Promise<number | null> {
  const { clock, mailQueue, rateLimits } = services;
  if (erasure.state === 'waiting') return null;
  const { kind, person_id: personId } = erasure;
  const taken = await rateLimits.take(
    [
      { name: 'erasure-question/minute', subject: personId, ...limits.minute },
      { name: 'erasure-question/day', subject: personId, ...limits.day },
    ],
    clock.now(),
  );
  if (taken.kind === 'rejected') return taken.retryAfterSeconds;
  const hasAccount = kind === 'senior' || kind === 'family';
  const template = hasAccount ? 'erasure-question' : 'data-erasure-question';
  await mailQueue.enqueue(mailIdAbout(template, `${personId}_${taken.since.getTime()}`), {
    ...{ to: account.email, template, language: account.language },
    values: { person: personId, name: account.first_name },
  });
  await noteAsked({ action: 'ask-erasure', kind, personId, at: taken.since }, services);
  return null;
}

export async function askErasure(
  _input: object,
  { actorUid: uid }: Caller,
  services: Needed,
): Promise<Answer<z.input<typeof contract.output>>> {
  const asked = await services.askedErasures.ask(uid);
  if (asked === null) return reject('no-access');
  const wait = await mailQuestion(asked, services);
  return wait === null ? ok(standingOf(asked.erasure, services.clock.now())) : reject('too-many-mails', wait);
}

/** Asked by mail alone, with an account or without. What came of it, only the mail says. */
export async function mailErasureLink(asker: Asker, services: Needed): Promise<void> {
  const { kind, person_id: id, email, language, name } = asker;
  const asked = kind === 'senior' || kind === 'family' ? await services.askedErasures.ask(id) : null;
  if (asked !== null) {
    await mailQuestion(asked, services);
    return;
  }
  const erasure: Erasure = await services.askedErasures.askByMail(asker);
  await mailQuestion({ erasure, account: { id, email, language, first_name: name } }, services);
}
