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
  valuesToAskAgain,
} from './form-values.ts';
import { settleDay } from './requested-day.ts';

/** What the form begins with: nothing, a request that was refused, or an earlier one to ask for once more. */
export type FormSource =
  | { readonly kind: 'new' }
  | { readonly kind: 'change'; readonly itemId: string }
  | { readonly kind: 'again'; readonly requestId: string };

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
  /**
   * `change`: a refused request is filled in again. `missing`: it should have been, but has left this device. `again`: an
   * earlier request is filled in for another day. `again-missing`: it should have been, but cannot be found now.
   */
  readonly origin: 'new' | 'change' | 'missing' | 'again' | 'again-missing';
}

export interface FormOpener {
  readonly drafts: Pick<Drafts, 'load'>;
  readonly outbox: Pick<AccountOutbox, 'findRejected'>;
  /** An earlier request of this person; null when neither this device nor the server can be asked for it. */
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
      // A draft of its own: it must not push aside what is half filled in already.
      const draftName = `${newDraftName}/again/${source.requestId}`;
      return { ...empty, draftName, untouched: valuesToAskAgain(earlier), origin: 'again' };
    }
  }
}

/** The form as the person left it: the draft if there is one, else filled in from its source. */
export async function openForm(acting: ActingFor, source: FormSource, opener: FormOpener): Promise<OpenedForm> {
  const start = await startingPoint(acting, source, opener);
  const draft = await opener.drafts.load<unknown>(acting, start.draftName);
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
