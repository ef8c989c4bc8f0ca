import { useEffect, useMemo, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { RequestForm } from '#domain/requests/request-form.ts';
import { beginBusy } from '#lib/busy.ts';
import { deviceDrafts } from '#offline/device.ts';
import { deviceTimers } from '#offline/timers.ts';
import { createDraftKeeper } from '#offline/draft-keeper.ts';
import { useFlushOnLeave } from '#ui/feedback/use-flush-on-leave.ts';
import { differs, type RequestFormValues } from './form-values.ts';
import type { OpenedForm } from './open-form.ts';

export interface Autosave {
  /** `kept`: what stands in the form is on disk. `failed`: this device keeps nothing. */
  readonly state: 'idle' | 'kept' | 'failed';
  /** Keeps nothing from here on, and takes away what was kept. */
  readonly discard: () => Promise<void>;
}

/** Keeps the form on disk while it is being filled in, and as the page goes away. */
export function useAutosave(
  uid: string,
  opened: OpenedForm,
  /** What the form would hold if the person had not touched it. */
  untouched: RequestFormValues,
  form: UseFormReturn<RequestFormValues, unknown, RequestForm>,
): Autosave {
  const [state, setState] = useState<Autosave['state']>(opened.restoredAt === null ? 'idle' : 'kept');
  const { requestId, draftName } = opened;
  const [dirty, setDirty] = useState(opened.restoredAt !== null);
  const everTouched = useRef(opened.restoredAt !== null);

  const keeper = useMemo(
    () =>
      createDraftKeeper<RequestFormValues>(async (values) => {
        const saved = await deviceDrafts().save(uid, draftName, values, requestId);
        // "Kept" is said of what stands in the form, not of what stood there when this save began.
        if (!saved.ok) setState('failed');
        else if (keeper.isUpToDate()) setState('kept');
      }, deviceTimers),
    [uid, draftName, requestId],
  );

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          const touched = differs(values, untouched);
          setDirty(touched);
          setState((before) => (before === 'kept' ? 'idle' : before));
          everTouched.current ||= touched;
          // A form that was emptied again is kept as well: its earlier draft must not come back.
          if (everTouched.current) keeper.changed(values);
        },
      }),
    [form, keeper, untouched],
  );

  useFlushOnLeave(keeper);

  useEffect(() => (dirty ? beginBusy('request-form') : undefined), [dirty]);

  return {
    state,
    discard: async () => {
      keeper.stop();
      await deviceDrafts().clear(uid, draftName);
    },
  };
}
