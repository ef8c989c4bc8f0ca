import { describe, expect, it } from 'vitest';
import type { DomainError, ErrorCode } from '#domain/error-codes.ts';
import type { RequestForm } from './request-form-schema.ts';
import { err, ok, type Result } from '#lib/result.ts';
import { submitRequest } from './submit-request.ts';
import type { OutboxItem } from '#sync/engine/item.ts';
import type { Receipt } from '#sync/engine/sender.ts';
import type { AccountCommand } from '#sync/commands/registry.ts';
import { type ActingFor, forSelf } from '#domain/accounts/acting-for.ts';
import { anOutboxItem } from '#tests/builders/outbox-item.ts';

const form: RequestForm = {
  serviceId: 'garden',
  date: '2026-12-01',
  time: '14:00',
  street: 'Kerkstraat',
  number: '12',
  box: '',
  postalCode: '2000',
  town: 'Antwerpen',
  hours: 2,
  notes: '',
};

function scene(saves: readonly (ErrorCode | 'ok')[], send: ErrorCode | 'ok' = 'network') {
  const savedIds: string[] = [];
  const sent: AccountCommand[] = [];
  const outbox = {
    enqueue(_acting: ActingFor, command: AccountCommand): Promise<Result<OutboxItem, DomainError>> {
      const answer = saves[savedIds.length] ?? 'unknown';
      savedIds.push(command.kind === 'create-request' ? command.request.request_id : command.kind);
      return Promise.resolve(answer === 'ok' ? ok(anOutboxItem(command)) : err({ code: answer }));
    },
    sendNow(_acting: ActingFor, command: AccountCommand): Promise<Result<Receipt, DomainError>> {
      sent.push(command);
      return Promise.resolve(send === 'ok' ? ok({ aggregate: 'first' }) : err({ code: send }));
    },
  };
  const asked = { toKeepStorage: 0 };
  const keepStorage = () => Promise.resolve((asked.toKeepStorage += 1));
  const submit = (changing = false) =>
    submitRequest(
      { acting: forSelf('maria'), requestId: 'first', form, changing },
      { outbox, mintId: () => 'second', keepStorage },
    );
  return { submit, savedIds, sent, asked };
}

describe('submitting a request', () => {
  it('is saved once the outbox says so, and not sent from here', async () => {
    const { submit, sent } = scene(['ok']);
    expect(await submit()).toEqual({ kind: 'saved', requestId: 'first' });
    expect(sent).toEqual([]);
  });

  it.each(['storage-full', 'storage-unavailable'] as const)('goes straight to the server on %s', async (code) => {
    const { submit, sent } = scene([code], 'ok');
    expect(await submit()).toEqual({ kind: 'sent', requestId: 'first' });
    expect(sent).toMatchObject([{ kind: 'create-request', request: { request_id: 'first', senior_id: 'maria' } }]);
  });

  it('says that it is nowhere when the server is out of reach as well', async () => {
    const { submit } = scene(['storage-full'], 'network');
    expect(await submit()).toEqual({ kind: 'failed', error: { code: 'network' }, notKept: true });
  });

  it('takes a new id when another request left under this one, and tries that once', async () => {
    const { submit, savedIds } = scene(['already-exists', 'ok']);
    expect(await submit()).toEqual({ kind: 'saved', requestId: 'second' });
    expect(savedIds).toEqual(['first', 'second']);
    const again = scene(['already-exists', 'already-exists']);
    expect(await again.submit()).toMatchObject({ kind: 'failed', error: { code: 'already-exists' } });
  });

  it('asks the browser to keep this device’s data, only once something is kept', async () => {
    const kept = scene(['already-exists', 'ok']);
    await kept.submit();
    expect(kept.asked.toKeepStorage).toBe(1);
    const notKept = scene(['storage-full'], 'ok');
    await notKept.submit();
    expect(notKept.asked.toKeepStorage).toBe(0);
  });

  it('never makes a second request out of one that is being changed', async () => {
    const { submit, savedIds } = scene(['already-exists']);
    expect(await submit(true)).toMatchObject({ kind: 'failed', error: { code: 'already-exists' } });
    expect(savedIds).toEqual(['first']);
  });
});
