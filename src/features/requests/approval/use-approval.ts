import { useState } from 'react';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import type { DomainError } from '#domain/error-codes.ts';
import { requestIdOfVisit } from '#domain/series/visit-id.ts';
import { mintId } from '#lib/ids.ts';
import { saveOrSend } from '#shared/outbox/save-or-send.ts';
import { useOutboxItems } from '#shared/outbox/use-outbox-items.ts';
import { deviceOutbox } from '#sync/account-outbox.ts';
import { approvalOf, type ApproveVisit } from '#sync/commands/approve-visit.ts';
import type { OutboxItem } from '#sync/engine/item.ts';

/** A word that was given on this device. */
export interface GivenWord {
  readonly item: OutboxItem;
  readonly answer: ApproveVisit['answer'];
}

/** The last word on a visit that this device holds; null for none. */
function wordOn(visitId: string, items: readonly OutboxItem[]): GivenWord | null {
  return items.reduce<GivenWord | null>((last, item) => {
    const command = item.state === 'cancelled' ? null : approvalOf(item);
    return command?.visitId === visitId ? { item, answer: command.answer } : last;
  }, null);
}

/** Gives the senior's word on a visit: saved on this device, which sends it; sent at once where nothing can be saved. */
export function useApproval(acting: ActingFor, visitId: string) {
  const items = useOutboxItems(acting, (item) => approvalOf(item)?.visitId === visitId);
  const [failure, setFailure] = useState<DomainError | null>(null);
  const [busy, setBusy] = useState(false);
  const [sent, setSent] = useState<ApproveVisit['answer'] | null>(null);

  async function give(answer: ApproveVisit['answer'], question: string) {
    const command: ApproveVisit = {
      ...{ kind: 'approve-visit', requestId: requestIdOfVisit(visitId), visitId, answerId: mintId() },
      ...{ answer, question: question.trim() },
    };
    setFailure(null);
    setBusy(true);
    const outcome = await saveOrSend(acting, command, deviceOutbox());
    if (outcome.kind === 'sent') setSent(answer);
    if (outcome.kind === 'failed') setFailure(outcome.error);
    setBusy(false);
  }

  async function retry(itemId: string) {
    const retried = await deviceOutbox().retry(acting, itemId);
    setFailure(retried.ok ? null : retried.error);
  }

  return {
    given: items === null ? null : wordOn(visitId, items),
    sent,
    busy,
    failure,
    give: (answer: ApproveVisit['answer'], question = '') => void give(answer, question),
    retry: (itemId: string) => void retry(itemId),
  };
}
