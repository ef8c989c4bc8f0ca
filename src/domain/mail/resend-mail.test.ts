import { expect, test } from 'vitest';
import { aMail } from '#tests/builders/mail.ts';
import { MemoryDocuments } from '#tests/faults/dispatch-model/memory-documents.ts';
import { collections } from '../collections.ts';
import { runRecordCommand } from '../dispatch/transaction/record-command.ts';
import { type Mail, mailSchema } from '../documents/mail.ts';
import { resendMail } from './resend-mail.ts';

const now = new Date('2026-11-22T10:00:00Z');

async function queueWith(fields: Partial<Mail>) {
  const documents = new MemoryDocuments([], null);
  const data = aMail({ attempts: 30, next_attempt_at: null, ...fields });
  await documents.transact('staff', async () => ({
    value: null,
    writes: [{ kind: 'create', collection: collections.mail, id: 'mail', data }],
  }));
  return {
    documents,
    resend: (again: boolean, commandId = 'c1', mailId = 'mail') =>
      documents.transact('staff', (reads) =>
        runRecordCommand(
          reads,
          resendMail({ mailId, again }, { commandId, actor: { uid: 'staf', role: 'admin' } }),
          now,
        ),
      ),
    mails: () =>
      [...documents.all()].flatMap(([key, each]) =>
        key.startsWith('mail/') ? [[key, mailSchema.parse(each)] as const] : [],
      ),
  };
}

// spec: staff.mails.resend
test('a mail that failed is due again under its own id, once, and the audit entry has no address', async () => {
  const { documents, resend, mails } = await queueWith({ state: 'failed', error_code: 'server-unavailable' });
  expect(await resend(false)).toEqual({ ok: true, value: { mail_id: 'mail' } });
  expect(mails()).toMatchObject([
    ['mail/mail', { state: 'pending', attempts: 0, next_attempt_at: now, error_code: null }],
  ]);
  expect(await resend(false, 'c2')).toMatchObject({ error: { code: 'mail-under-way' } });
  expect(await resend(false)).toEqual({ ok: true, value: { mail_id: 'mail' } });
  expect(mails()).toHaveLength(1);
  const entry = documents.get({ collection: collections.auditLog, id: 'c1' });
  expect(entry).toMatchObject({
    document_id: 'mail',
    before: { state: 'failed', attempts: 30 },
    after: { state: 'pending' },
  });
  expect(JSON.stringify(entry)).not.toContain('@');
});

// spec: staff.mails.resend
test('a mail that was sent goes out once more only when that was asked for, as one copy per command', async () => {
  const { resend, mails } = await queueWith({ state: 'sent', sent_at: now });
  expect(await resend(false)).toMatchObject({ error: { code: 'mail-already-sent' } });
  expect(await resend(true, 'c2')).toEqual({ ok: true, value: { mail_id: 'c2' } });
  expect(await resend(true, 'c2')).toEqual({ ok: true, value: { mail_id: 'c2' } });
  expect(mails().map(([key, { state }]) => [key, state])).toEqual([
    ['mail/mail', 'sent'],
    ['mail/c2', 'pending'],
  ]);
});

// spec: staff.mails.resend
test.each([
  ['pending', 'mail-under-way'],
  ['sending', 'mail-under-way'],
  ['unneeded', 'mail-not-needed'],
] as const)('a mail that is %s is not sent again', async (state, code) => {
  const { resend, mails } = await queueWith({ state });
  expect(await resend(true)).toMatchObject({ error: { code } });
  expect(mails()).toHaveLength(1);
  expect(await resend(true, 'c2', 'gone')).toMatchObject({ error: { code: 'not-found' } });
});
