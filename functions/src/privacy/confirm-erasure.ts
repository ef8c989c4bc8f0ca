import type { z } from 'zod';
import type { confirmErasure as contract } from '#domain/contracts/erasure.ts';
import { mailIdAbout } from '#domain/mail/mail-id.ts';
import { brusselsDate } from '#domain/requests/calendar.ts';
import { ok } from '#domain/result.ts';
import { type Answer, reject } from '../shell/answer.ts';
import type { Services } from '../shell/services.ts';
import { standingOf } from './erasure-standing.ts';

/** The days to think begin; a mail says until when. A call that is repeated completes one that was cut off in between. */
export async function confirmErasure(
  { token }: z.output<typeof contract.input>,
  _caller: null,
  { askedErasures, clock, mailQueue }: Pick<Services, 'askedErasures' | 'clock' | 'mailQueue'>,
): Promise<Answer<z.input<typeof contract.output>>> {
  const confirmed = await askedErasures.confirm(token);
  const dueAt = confirmed?.erasure.due_at ?? null;
  if (confirmed === null || dueAt === null) return reject('link-invalid');
  const { account, erasure } = confirmed;
  await mailQueue.enqueue(mailIdAbout('erasure-begun', `${account.id}_${dueAt.getTime()}`), {
    ...{ to: account.email, template: 'erasure-begun', language: account.language },
    values: { kind: erasure.kind, name: account.first_name, until: brusselsDate(dueAt) },
  });
  return ok(standingOf(erasure, clock.now()));
}
