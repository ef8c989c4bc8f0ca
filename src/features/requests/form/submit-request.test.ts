import { describe, expect, it } from 'vitest';
import type { DomainError, ErrorCode } from '#domain/error-codes.ts';
import type { RequestForm } from './request-form-schema.ts';
import { err, ok, type Result } from '#domain/result.ts';
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
  frequency: 'one-time',
  until: '',
  street: 'Kerkstraat',
  number: '12',
  box: '',
  postalCode: '2000',
  town: 'Antwerpen',
  hours: 2,
  notes: '',
};

function setup(saves: readonly (ErrorCode | 'ok')[], send: ErrorCode | 'ok' = 'network') {
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
  const calls = { toKeepStorage: 0 };
  const keepStorage = () => Promise.resolve((calls.toKeepStorage += 1));
  const submit = (changing = false) =>
    submitRequest(
      { acting: forSelf('maria'), requestId: 'first', form, changing },
      { outbox, mintId: () => 'second', keepStorage },
    );
  return { submit, savedIds, sent, calls };
}

describe('submitting a request', () => {
  it('is saved in the outbox and not sent directly', async () => {
    const { submit, sent } = setup(['ok']);
    expect(await submit()).toEqual({ kind: 'saved', requestId: 'first' });
    expect(sent).toEqual([]);
  });

  it.each(['storage-full', 'storage-unavailable'] as const)('is sent directly on %s', async (code) => {
    const { submit, sent } = setup([code], 'ok');
    expect(await submit()).toEqual({ kind: 'sent', requestId: 'first' });
    expect(sent).toMatchObject([{ kind: 'create-request', request: { request_id: 'first', senior_id: 'maria' } }]);
  });

  it('reports that it is not saved when the server cannot be reached either', async () => {
    const { submit } = setup(['storage-full'], 'network');
    expect(await submit()).toEqual({ kind: 'failed', error: { code: 'network' }, notKept: true });
  });

  it('takes a new id when another request was sent under this one, and retries once', async () => {
    const { submit, savedIds } = setup(['already-exists', 'ok']);
    expect(await submit()).toEqual({ kind: 'saved', requestId: 'second' });
    expect(savedIds).toEqual(['first', 'second']);
    const again = setup(['already-exists', 'already-exists']);
    expect(await again.submit()).toMatchObject({ kind: 'failed', error: { code: 'already-exists' } });
  });

  it('requests persistent storage only after a successful save', async () => {
    const stored = setup(['already-exists', 'ok']);
    await stored.submit();
    expect(stored.calls.toKeepStorage).toBe(1);
    const notKept = setup(['storage-full'], 'ok');
    await notKept.submit();
    expect(notKept.calls.toKeepStorage).toBe(0);
  });

  it('never creates a second request while changing a rejected one', async () => {
    const { submit, savedIds } = setup(['already-exists']);
    expect(await submit(true)).toMatchObject({ kind: 'failed', error: { code: 'already-exists' } });
    expect(savedIds).toEqual(['first']);
  });
});
