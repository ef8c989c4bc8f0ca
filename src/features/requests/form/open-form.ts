import type { ActingFor } from '#domain/accounts/acting-for.ts';
import type { StoredServiceRequest } from '#domain/documents/service-request.ts';
import type { Clock } from '#lib/clock.ts';
import type { Drafts } from '#offline/drafts.ts';
import type { AccountOutbox } from '#sync/account-outbox.ts';
import {
  emptyFormValues,
  readFormValues,
  type RequestFormValues,
  valuesOfRequest,
  valuesToRepeat,
} from './form-values.ts';
import { resolveRestoredDay } from './requested-day.ts';

/** What prefills the form: nothing, a rejected request, or an earlier one to repeat. */
export type FormSource =
  | { readonly kind: 'new' }
  | { readonly kind: 'change'; readonly itemId: string }
  | { readonly kind: 'again'; readonly requestId: string };

export interface OpenedForm {
  /** Minted when the form opened for the first time (design.md decision 2). */
  readonly requestId: string;
  /** Name of its draft; changing or repeating a request has a draft of its own and keeps that of a new request. */
  readonly draftName: string;
  readonly values: RequestFormValues;
  /** The prefilled values, before any edit. */
  readonly untouched: RequestFormValues;
  /** Epoch milliseconds of the last save of a restored draft; null without one. */
  readonly restoredAt: number | null;
  /** The restored day that now violates the lead time and was cleared, yyyy-MM-dd; null for none. */
  readonly expiredDay: string | null;
  /**
   * `change`: prefilled with a rejected request. `missing`: that request is no longer on this device. `again`: prefilled
   * with an earlier request. `again-missing`: that request cannot be found now.
   */
  readonly origin: 'new' | 'change' | 'missing' | 'again' | 'again-missing';
}

export interface FormOpener {
  readonly drafts: Pick<Drafts, 'load'>;
  readonly outbox: Pick<AccountOutbox, 'findRejected'>;
  /** An earlier request of this senior; null when it is not on this device and cannot be read from the server. */
  readonly findRequest: (requestId: string) => Promise<StoredServiceRequest | null>;
  readonly clock: Clock;
  readonly mintId: () => string;
}

const newDraftName = 'request';

type Start = Pick<OpenedForm, 'requestId' | 'draftName' | 'untouched' | 'origin'>;

async function startingPoint(acting: ActingFor, source: FormSource, opener: FormOpener): Promise<Start> {
  const { outbox, findRequest, mintId } = opener;
  const empty = { requestId: mintId(), draftName: newDraftName, untouched: emptyFormValues };
  switch (source.kind) {
    case 'new':
      return { ...empty, origin: 'new' };
    case 'change': {
      const rejected = await outbox.findRejected(acting, source.itemId);
      if (!rejected.ok || rejected.value.command.kind !== 'create-request') return { ...empty, origin: 'missing' };
      const { request } = rejected.value.command;
      const { request_id: requestId } = request;
      const untouched = valuesOfRequest(request);
      return { requestId, draftName: `${newDraftName}/${requestId}`, untouched, origin: 'change' };
    }
    case 'again': {
      const earlier = await findRequest(source.requestId);
      if (earlier === null) return { ...empty, origin: 'again-missing' };
      // Its own draft name, so that the draft of a new request is kept.
      const draftName = `${newDraftName}/again/${source.requestId}`;
      return { ...empty, draftName, untouched: valuesToRepeat(earlier), origin: 'again' };
    }
  }
}

/** Restores the draft of the form; without a draft, prefills the form from its source. */
export async function openForm(acting: ActingFor, source: FormSource, opener: FormOpener): Promise<OpenedForm> {
  const start = await startingPoint(acting, source, opener);
  const draft = await opener.drafts.load<unknown>(acting, start.draftName);
  const now = opener.clock.now();
  if (draft === null) {
    const settled = resolveRestoredDay(start.untouched, now, now);
    return { ...start, values: settled.values, restoredAt: null, expiredDay: settled.expired };
  }
  const settled = resolveRestoredDay(readFormValues(draft.values), new Date(draft.savedAt), now);
  return {
    ...start,
    requestId: draft.requestId,
    values: settled.values,
    restoredAt: draft.savedAt,
    expiredDay: settled.expired,
  };
}
