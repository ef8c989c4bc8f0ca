import { useMemo } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { deviceClock } from '#lib/clock.ts';
import { deviceDraft } from '#shared/forms/device-draft.ts';
import { useDraft } from '#shared/forms/use-draft.ts';
import { useForm } from '#shared/forms/use-form.ts';
import { checkRequestForm, requestFormFields } from './check-request-form.ts';
import { hasEdits, type RequestFormValues } from './form-values.ts';
import type { OpenedForm } from './open-form.ts';
import type { RequestForm } from './request-form-schema.ts';
import { useAccountAddress } from './use-account-address.ts';
import { usePrefilledAddress } from './use-prefilled-address.ts';

/** The state of the request form, with its draft and the prefilled address. */
export function useRequestForm(acting: ActingFor, opened: OpenedForm, onValid: (form: RequestForm) => void) {
  const { t } = useTranslation('validation');
  const address = useAccountAddress(acting);
  const untouched = useMemo(
    () =>
      address === null || opened.origin === 'change' || opened.origin === 'again'
        ? opened.untouched
        : { ...opened.untouched, ...address },
    [address, opened],
  );
  const { requestId, draftName, restoredAt } = opened;
  const store = useMemo(
    () => deviceDraft<RequestFormValues>(acting, draftName, requestId),
    [acting, draftName, requestId],
  );
  const draft = useDraft({ reason: 'request-form', store, restored: restoredAt !== null });
  const form = useForm({
    name: 'request',
    fields: requestFormFields,
    initial: opened.values,
    check: (values) => checkRequestForm(values, deviceClock.now()),
    messageOf: (key) => t(key),
    clears: (field) => (field === 'day' ? ['day', 'typedDate'] : [field]),
    onEdit: (values) => draft.changed(values, hasEdits(values, untouched)),
    send(filledIn): Promise<null> {
      onValid(filledIn);
      return Promise.resolve(null);
    },
  });
  // After useForm, so that `onEdit` already compares with the prefilled values and prefilling does not count as an edit.
  const prefilled = usePrefilledAddress(form, restoredAt === null ? address : null);

  return { form, draft, prefilled };
}
