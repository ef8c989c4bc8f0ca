import type { z } from 'zod';
import type { askErasure as contract } from '#domain/contracts/erasure.ts';
import { mailIdAbout } from '#domain/mail/mail-id.ts';
import { ok } from '#domain/result.ts';
import { type Answer, reject } from '../shell/answer.ts';
import type { Caller } from '../shell/http/caller.ts';
import type { Services } from '../shell/services.ts';
import { standingOf } from './erasure-standing.ts';

/** A double tap is one; whoever has her phone floods no mailbox with it. */
const limits = {
  minute: { most: 1, withinSeconds: 60, duplicateSeconds: 10 },
  day: { most: 5, withinSeconds: 86_400 },
} as const;

export async function askErasure(
  _input: object,
  { actorUid: uid }: Caller,
  {
    askedErasures,
    clock,
    mailQueue,
    rateLimits,
  }: Pick<Services, 'askedErasures' | 'clock' | 'mailQueue' | 'rateLimits'>,
): Promise<Answer<z.input<typeof contract.output>>> {
  const asked = await askedErasures.ask(uid);
  if (asked === null) return reject('no-access');
  const { account, erasure } = asked;
  const standing = standingOf(erasure, clock.now());
  if (erasure.state === 'waiting') return ok(standing);
  const taken = await rateLimits.take(
    [
      { name: 'erasure-question/minute', subject: uid, ...limits.minute },
      { name: 'erasure-question/day', subject: uid, ...limits.day },
    ],
    clock.now(),
  );
  if (taken.kind === 'rejected') return reject('too-many-mails', taken.retryAfterSeconds);
  await mailQueue.enqueue(mailIdAbout('erasure-question', `${uid}_${taken.since.getTime()}`), {
    ...{ to: account.email, template: 'erasure-question', language: account.language },
    values: { person: uid, name: account.first_name },
  });
  return ok(standing);
}
