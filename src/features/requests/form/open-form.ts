import type { Clock } from '#lib/clock.ts';
import type { Drafts } from '#offline/drafts.ts';
import type { Outbox } from '#offline/outbox/types.ts';
import { emptyFormValues, readFormValues, type RequestFormValues, valuesOfRequest } from './form-values.ts';
import { settleDay } from './requested-day.ts';

export interface OpenedForm {
  /** Minted when the form opened for the first time (design.md decision 2). */
  readonly requestId: string;
  /** Where its draft is kept: a request that is being changed does not push a new one aside. */
  readonly draftName: string;
  readonly values: RequestFormValues;
  /** What stood in the form before the person touched it. */
  readonly untouched: RequestFormValues;
  /** When the restored draft was last saved. */
  readonly restoredAt: number | null;
  /** The chosen day that has come too near since. */
  readonly expiredDay: string | null;
  /** `change`: a refused request is filled in again. `missing`: it should have been, but has left this device. */
  readonly origin: 'new' | 'change' | 'missing';
}

export interface FormOpener {
  readonly drafts: Pick<Drafts, 'load'>;
  readonly outbox: Pick<Outbox, 'change'>;
  readonly clock: Clock;
  readonly mintId: () => string;
}

const newDraftName = 'request';

async function startingPoint(uid: string, changedItemId: string | null, { outbox, mintId }: FormOpener) {
  if (changedItemId !== null) {
    const changed = await outbox.change(uid, changedItemId);
    if (changed.ok) {
      const values = valuesOfRequest(changed.value);
      const draftName = `${newDraftName}/${changed.value.request_id}`;
      return { requestId: changed.value.request_id, draftName, untouched: values, origin: 'change' as const };
    }
  }
  const origin = changedItemId === null ? ('new' as const) : ('missing' as const);
  return { requestId: mintId(), draftName: newDraftName, untouched: emptyFormValues, origin };
}

/** The form as the person left it: the draft if there is one, else the request to change, else empty. */
export async function openForm(uid: string, changedItemId: string | null, opener: FormOpener): Promise<OpenedForm> {
  const start = await startingPoint(uid, changedItemId, opener);
  const draft = await opener.drafts.load<unknown>(uid, start.draftName);
  const now = opener.clock.now();
  if (draft === null) {
    const settled = settleDay(start.untouched, now, now);
    return { ...start, values: settled.values, restoredAt: null, expiredDay: settled.expired };
  }
  const settled = settleDay(readFormValues(draft.values), new Date(draft.savedAt), now);
  return {
    ...start,
    requestId: draft.requestId,
    values: settled.values,
    restoredAt: draft.savedAt,
    expiredDay: settled.expired,
  };
}
