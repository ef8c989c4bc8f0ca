import { useMemo, useState } from 'react';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import type { DomainError } from '#domain/error-codes.ts';
import type { Result } from '#domain/result.ts';
import { deviceOutbox } from '#sync/account-outbox.ts';

export interface OutboxActions {
  /** Failure of the last action; null when it succeeded. */
  readonly failure: DomainError | null;
  readonly retry: (itemId: string) => void;
  /** @returns whether it is gone. */
  readonly remove: (itemId: string) => Promise<boolean>;
  /** The same, for whom the failure is enough. */
  readonly forget: (itemId: string) => void;
}

/** Retry and Remove of rejected items, the same functions at each rendering. A failure is shown until the next attempt. */
export function useOutboxActions(acting: ActingFor): OutboxActions {
  const [failure, setFailure] = useState<DomainError | null>(null);
  const actions = useMemo(() => {
    const act = async (action: Promise<Result<void, DomainError>>): Promise<boolean> => {
      const result = await action;
      setFailure(result.ok ? null : result.error);
      return result.ok;
    };
    const remove = (itemId: string) => act(deviceOutbox().remove(acting, itemId));
    return {
      remove,
      retry: (itemId: string) => void act(deviceOutbox().retry(acting, itemId)),
      forget: (itemId: string) => void remove(itemId),
    };
  }, [acting]);
  return { failure, ...actions };
}
