import { describe, expect, it } from 'vitest';
import type { DomainError, ErrorCode } from '#domain/error-codes.ts';
import { err, ok, type Result } from '#lib/result.ts';
import { type ActingFor, forSelf } from '#domain/accounts/acting-for.ts';
import type { AccountCommand } from '#sync/commands/registry.ts';
import type { OutboxItem } from '#sync/engine/item.ts';
import type { Receipt } from '#sync/engine/sender.ts';
import { anOutboxItem } from '#tests/builders/outbox-item.ts';
import { cancelRequest } from './cancel-request.ts';

function scene(kept: 'cancelled' | 'waiting' | ErrorCode, sent: 'ok' | ErrorCode = 'network') {
  const commands: AccountCommand[] = [];
  const outbox = {
    enqueue: (_acting: ActingFor, command: AccountCommand): Promise<Result<OutboxItem, DomainError>> =>
      Promise.resolve(
        kept === 'cancelled' || kept === 'waiting' ? ok(anOutboxItem(command, { state: kept })) : err({ code: kept }),
      ),
    sendNow: (_acting: ActingFor, command: AccountCommand): Promise<Result<Receipt, DomainError>> => {
      commands.push(command);
      return Promise.resolve(sent === 'ok' ? ok({ aggregate: 'a' }) : err({ code: sent }));
    },
  };
  return { commands, cancel: () => cancelRequest(forSelf('maria'), 'a', outbox) };
}

describe('cancelling', () => {
  it('is done at once for what never left', async () => {
    expect(await scene('cancelled').cancel()).toEqual({ kind: 'cancelled' });
  });

  it('is kept for what the server may know of', async () => {
    const { cancel, commands } = scene('waiting');
    expect(await cancel()).toEqual({ kind: 'queued' });
    expect(commands).toEqual([]);
  });

  it('goes straight to the server where nothing can be kept', async () => {
    const { cancel, commands } = scene('storage-full', 'ok');
    expect(await cancel()).toEqual({ kind: 'cancelled' });
    expect(commands).toEqual([{ kind: 'cancel-request', requestId: 'a' }]);
  });

  it('never says that it worked when it did not', async () => {
    expect(await scene('storage-full', 'network').cancel()).toEqual({ kind: 'failed', error: { code: 'network' } });
    expect(await scene('not-found').cancel()).toEqual({ kind: 'failed', error: { code: 'not-found' } });
  });
});
