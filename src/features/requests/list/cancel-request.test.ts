import { describe, expect, it } from 'vitest';
import type { DomainError, ErrorCode } from '#domain/error-codes.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { type ActingFor, forSelf } from '#domain/accounts/acting-for.ts';
import type { AccountCommand } from '#sync/commands/registry.ts';
import type { OutboxItem } from '#sync/engine/item.ts';
import type { Receipt } from '#sync/engine/sender.ts';
import { anOutboxItem } from '#tests/builders/outbox-item.ts';
import { cancelRequest } from './cancel-request.ts';

function setup(saved: 'cancelled' | 'waiting' | ErrorCode, sent: 'ok' | ErrorCode = 'network') {
  const commands: AccountCommand[] = [];
  const outbox = {
    enqueue: (_acting: ActingFor, command: AccountCommand): Promise<Result<OutboxItem, DomainError>> =>
      Promise.resolve(
        saved === 'cancelled' || saved === 'waiting'
          ? ok(anOutboxItem(command, { state: saved }))
          : err({ code: saved }),
      ),
    sendNow: (_acting: ActingFor, command: AccountCommand): Promise<Result<Receipt, DomainError>> => {
      commands.push(command);
      return Promise.resolve(sent === 'ok' ? ok({ aggregate: 'a' }) : err({ code: sent }));
    },
  };
  return { commands, cancel: () => cancelRequest(forSelf('maria'), 'a', outbox) };
}

describe('cancelling a request', () => {
  it('is immediate for a request that was never sent', async () => {
    expect(await setup('cancelled').cancel()).toEqual({ kind: 'cancelled' });
  });

  it('is queued when the server may have the request', async () => {
    const { cancel, commands } = setup('waiting');
    expect(await cancel()).toEqual({ kind: 'queued' });
    expect(commands).toEqual([]);
  });

  it('is sent directly when the device cannot store it', async () => {
    const { cancel, commands } = setup('storage-full', 'ok');
    expect(await cancel()).toEqual({ kind: 'cancelled' });
    expect(commands).toEqual([{ kind: 'cancel-request', requestId: 'a' }]);
  });

  it('reports every failure', async () => {
    expect(await setup('storage-full', 'network').cancel()).toEqual({ kind: 'failed', error: { code: 'network' } });
    expect(await setup('not-found').cancel()).toEqual({ kind: 'failed', error: { code: 'not-found' } });
  });
});
