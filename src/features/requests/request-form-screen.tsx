import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { deviceClock } from '#lib/clock.ts';
import { mintId } from '#lib/ids.ts';
import { deviceDrafts } from '#offline/device.ts';
import { useCachedQuery } from '#shared/cached/use-cached-query.ts';
import { useOpened } from '#shared/forms/use-opened.ts';
import { sharedQueries } from '#shared/queries.ts';
import { deviceOutbox } from '#sync/account-outbox.ts';
import { Loading } from '#ui/feedback/loading.tsx';
import { Page } from '#ui/layout/page.tsx';
import { findRequest } from './find-request.ts';
import { type FormSource, openForm } from './form/open-form.ts';
import { RequestForm } from './form/request-form.tsx';

export interface RequestFormScreenProps {
  readonly acting: ActingFor;
  /** The rejected outbox item that prefills the form; null for a new request. */
  readonly changedItemId: string | null;
  /** The earlier request that prefills the form, without its day; null for none. */
  readonly againRequestId: string | null;
  /** Called once the request is saved in the outbox or received by the server. */
  readonly onSaved: (requestId: string) => void;
}

function sourceOf(changedItemId: string | null, againRequestId: string | null): FormSource {
  if (changedItemId !== null) return { kind: 'change', itemId: changedItemId };
  return againRequestId === null ? { kind: 'new' } : { kind: 'again', requestId: againRequestId };
}

export function RequestFormScreen({ acting, changedItemId, againRequestId, onSaved }: RequestFormScreenProps) {
  const { t } = useTranslation(['requests', 'request-form']);
  const client = useQueryClient();
  const open = useCallback(async () => {
    const opener = {
      drafts: deviceDrafts(),
      outbox: deviceOutbox(),
      findRequest: (requestId: string) => findRequest(client, acting, requestId),
      clock: deviceClock,
      mintId,
    };
    const form = await openForm(acting, sourceOf(changedItemId, againRequestId), opener);
    return { form, key: `${acting.actorUid}/${acting.seniorId}/${changedItemId ?? ''}/${againRequestId ?? ''}` };
  }, [client, acting, changedItemId, againRequestId]);
  const { value: opened, opening, reopen } = useOpened(open);
  const services = useCachedQuery(sharedQueries.categories(acting));

  // The services come first in the form, and would move all of it.
  if (opened === null || services.status === 'loading') {
    return (
      <Page title={t('request-form:form-title')} width="text">
        <Loading text={t(opened === null ? 'request-form:form-loading' : 'requests:services-loading')} />
      </Page>
    );
  }
  return (
    <RequestForm
      key={`${opened.key}/${opening}`}
      acting={acting}
      opened={opened.form}
      onSaved={onSaved}
      onRestart={reopen}
    />
  );
}
