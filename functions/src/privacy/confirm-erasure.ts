import type { z } from 'zod';
import type { confirmErasure as contract } from '#domain/contracts/privacy/erasure.ts';
import { mailIdAbout } from '#domain/mail/mail-id.ts';
import { brusselsDate } from '#domain/requests/calendar.ts';
import { ok } from '#domain/result.ts';
import { type Answer, reject } from '../shell/answer.ts';
import type { Services } from '../shell/services.ts';
import { standingOf } from './erasure-standing.ts';
import { noteAsked } from './note-asked.ts';

/** The days to think begin; a mail says until when. A call that is repeated completes one that was cut off in between. */
export async function confirmErasure(
  { token }: z.output<typeof contract.input>,
  _caller: null,
  services: Pick<Services, 'askedErasures' | 'auditLog' | 'clock' | 'mailQueue'>,
): Promise<Answer<z.input<typeof contract.output>>> {
  const { askedErasures, clock, mailQueue } = services;
  const confirmed = await askedErasures.confirm(token);
  const dueAt = confirmed?.erasure.due_at ?? null;
  if (confirmed === null || dueAt === null) return reject('link-invalid');
  const { account, erasure } = confirmed;
  const { kind } = erasure;
  const until = brusselsDate(dueAt);
  const mail = { to: account.email, language: account.language };
  await (kind === 'senior' || kind === 'family'
    ? mailQueue.enqueue(mailIdAbout('erasure-begun', `${account.id}_${dueAt.getTime()}`), {
        ...{ ...mail, template: 'erasure-begun' },
        values: { kind, name: account.first_name, until },
      })
    : mailQueue.enqueue(mailIdAbout('data-erasure-begun', `${account.id}_${dueAt.getTime()}`), {
        ...{ ...mail, template: 'data-erasure-begun' },
        values: { name: account.first_name, until },
      }));
  await noteAsked({ action: 'confirm-erasure', kind, personId: account.id, at: dueAt }, services);
  return ok(standingOf(erasure, clock.now()));
}
