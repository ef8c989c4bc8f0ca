import { useState } from 'react';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import type { DomainError } from '#domain/error-codes.ts';
import type { Result } from '#domain/result.ts';
import { deviceOutbox } from '#sync/account-outbox.ts';

export interface OutboxActions {
  /** Failure of the last action; null when it succeeded. */
  readonly failure: DomainError | null;
  readonly retry: (itemId: string) => Promise<boolean>;
  readonly remove: (itemId: string) => Promise<boolean>;
}

/** Retry and Remove of rejected items. A failure is shown until the next attempt. */
export function useOutboxActions(acting: ActingFor): OutboxActions {
  const [failure, setFailure] = useState<DomainError | null>(null);

  async function act(action: Promise<Result<void, DomainError>>): Promise<boolean> {
    const result = await action;
    setFailure(result.ok ? null : result.error);
    return result.ok;
  }

  return {
    failure,
    retry: (itemId) => act(deviceOutbox().retry(acting, itemId)),
    remove: (itemId) => act(deviceOutbox().remove(acting, itemId)),
  };
}
