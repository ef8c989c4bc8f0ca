import { useEffect, useMemo, useState } from 'react';
import { beginBusy } from '#lib/busy.ts';
import { deviceDrafts } from '#offline/device.ts';
import { createDraftKeeper } from '#offline/draft-keeper.ts';
import { deviceTimers } from '#offline/timers.ts';
import { useFlushOnLeave } from '#ui/feedback/use-flush-on-leave.ts';
import { type FormState, isDirty } from './form-state.ts';

export const draftName = 'profile';

export interface ProfileDraft {
  /** `kept`: what stands in the form is on disk. `failed`: this device keeps nothing. */
  readonly state: 'idle' | 'kept' | 'failed';
  /** The form is now like this. */
  readonly changed: (state: FormState) => void;
  /** Resolves once what has changed is on disk. */
  readonly flush: () => Promise<void>;
  /** Keeps nothing more of this change: it has been saved, or begun anew. */
  readonly stop: () => void;
}

/**
 * Keeps the form on disk while it is being filled in, and as the page goes away.
 * @param changeId that of the change which is being filled in.
 */
export function useProfileDraft(uid: string, changeId: string, restored: boolean): ProfileDraft {
  const [state, setState] = useState<ProfileDraft['state']>(restored ? 'kept' : 'idle');
  const [dirty, setDirty] = useState(restored);

  const keeper = useMemo(
    () =>
      createDraftKeeper<FormState>(async (form) => {
        const drafts = deviceDrafts();
        const kept = isDirty(form)
          ? await drafts.save(uid, draftName, form, changeId)
          : await drafts.clear(uid, draftName);
        // "Kept" is said of what stands in the form, not of what stood there when this save began.
        if (!kept.ok) setState('failed');
        else if (keeper.isUpToDate()) setState(isDirty(form) ? 'kept' : 'idle');
      }, deviceTimers),
    [uid, changeId],
  );

  useFlushOnLeave(keeper);

  useEffect(() => (dirty ? beginBusy('profile-form') : undefined), [dirty]);

  return {
    state,
    changed: (form) => {
      setDirty(isDirty(form));
      setState((before) => (before === 'kept' ? 'idle' : before));
      keeper.changed(form);
    },
    flush: () => keeper.flush(),
    stop: () => {
      keeper.stop();
      setDirty(false);
      setState('idle');
    },
  };
}
