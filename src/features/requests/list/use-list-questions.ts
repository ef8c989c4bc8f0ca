import { useState } from 'react';
import { isDelivered, type RequestRow } from '#shared/requests/request-row.ts';
import type { AnsweredQuestion } from './use-focus-after-answer.ts';
import type { OutboxActions } from './use-outbox-actions.ts';

export interface ListQuestions {
  /** The request of which the dialog asks whether to cancel it. */
  readonly cancelling: RequestRow | null;
  /** The outbox item of which the dialog asks whether to remove it. */
  readonly removing: string | null;
  readonly lastCancelledId: string | null;
  /** The last removal succeeded. */
  readonly removed: boolean;
  readonly answered: AnsweredQuestion | null;
  readonly askCancel: (row: RequestRow | null) => void;
  readonly askRemove: (itemId: string | null) => void;
  readonly cancelled: (row: RequestRow) => void;
  readonly remove: (itemId: string) => Promise<void>;
}

/** The questions that the list asks before it cancels or removes, and what came of the answers. */
export function useListQuestions(actions: OutboxActions): ListQuestions {
  const [cancelling, askCancel] = useState<RequestRow | null>(null);
  const [removing, askRemove] = useState<string | null>(null);
  const [lastCancelledId, setLastCancelledId] = useState<string | null>(null);
  const [removed, setRemoved] = useState(false);
  const [answered, setAnswered] = useState<AnsweredQuestion | null>(null);

  function cancelled(row: RequestRow) {
    askCancel(null);
    setLastCancelledId(row.id);
    setAnswered({ cardOf: isDelivered(row) ? row.id : null });
  }

  async function remove(itemId: string) {
    const done = await actions.remove(itemId);
    setRemoved(done);
    askRemove(null);
    if (done) setAnswered({ cardOf: null });
  }

  return { cancelling, removing, lastCancelledId, removed, answered, askCancel, askRemove, cancelled, remove };
}
