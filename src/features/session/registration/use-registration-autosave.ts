import { useEffect, useMemo, useState } from 'react';
import { beginBusy } from '#lib/busy.ts';
import { readVisit } from '#lib/attribution.ts';
import { createDraftKeeper } from '#offline/draft-keeper.ts';
import { deviceTimers } from '#offline/timers.ts';
import { useFlushOnLeave } from '#ui/feedback/use-flush-on-leave.ts';
import { deviceRegistrationDraft } from '../device-registration.ts';
import type { KeptValues } from './registration-draft.ts';

export interface RegistrationAutosave {
  /** `kept`: what stands in the form is on disk. `failed`: this device keeps nothing. */
  readonly state: 'idle' | 'kept' | 'failed';
  readonly changed: (values: KeptValues) => void;
  /** Resolves when everything typed so far is on disk, or cannot be. */
  readonly flush: () => Promise<void>;
  /** Keeps nothing from here on, and takes away what was kept. */
  readonly discard: () => Promise<void>;
}

/** Keeps the form on disk while it is being filled in, and as the page goes away. */
export function useRegistrationAutosave(restored: boolean): RegistrationAutosave {
  const [state, setState] = useState<RegistrationAutosave['state']>(restored ? 'kept' : 'idle');
  const [touched, setTouched] = useState(restored);

  const keeper = useMemo(
    () =>
      createDraftKeeper<KeptValues>(async (values) => {
        const saved = await deviceRegistrationDraft().keep(values, readVisit().test);
        if (!saved.ok) setState('failed');
        else if (keeper.isUpToDate()) setState('kept');
      }, deviceTimers),
    [],
  );

  useFlushOnLeave(keeper);

  useEffect(() => (touched ? beginBusy('registration') : undefined), [touched]);

  return {
    state,
    changed: (values) => {
      setTouched(true);
      setState((before) => (before === 'kept' ? 'idle' : before));
      keeper.changed(values);
    },
    flush: () => keeper.flush(),
    discard: async () => {
      keeper.stop();
      // A save under way would land after the removal.
      await keeper.flush();
      await deviceRegistrationDraft().forget();
    },
  };
}
