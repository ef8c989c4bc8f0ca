import { useEffect, useMemo, useRef, useState } from 'react';
import type { DomainError } from '#domain/error-codes.ts';
import { beginBusy } from '#lib/busy.ts';
import type { Result } from '#domain/result.ts';
import { deviceTimers } from '#offline/timers.ts';
import { createDraftAutosaver } from './draft-autosaver.ts';
import { useFlushOnLeave } from './use-flush-on-leave.ts';

/** The storage of one draft. */
export interface DraftStore<Values> {
  save(values: Values): Promise<Result<unknown, DomainError>>;
  clear(): Promise<Result<unknown, DomainError>>;
}

export interface DraftOptions<Values> {
  /** Passed to `beginBusy`: the app is not updated while the form has unsaved input. */
  readonly reason: string;
  /** A new store is a new draft: memoize it. */
  readonly store: DraftStore<Values>;
  /** The form opened with a saved draft. */
  readonly restored: boolean;
}

export interface DraftActions<Values> {
  /**
   * Schedules a save of these values.
   * @param isDirty false when the values are all prefilled: then an earlier draft is deleted instead.
   */
  readonly changed: (values: Values, isDirty?: boolean) => void;
  /** Resolves once every change so far is on disk or failed to be written. */
  readonly flush: () => Promise<void>;
  /** Saves nothing from now on: the form has been submitted. */
  readonly stop: () => void;
  /** Saves nothing from now on and deletes the draft. */
  readonly discard: () => Promise<void>;
}

export interface Draft<Values> extends DraftActions<Values> {
  /** `kept`: the current values are on disk. `failed`: this device could not save them. */
  readonly state: 'idle' | 'kept' | 'failed';
}

/** Autosaves a form while it is filled in and when the page is hidden. Blocks app updates while the form is dirty. */
export function useDraft<Values>({ reason, store, restored }: DraftOptions<Values>): Draft<Values> {
  const [state, setState] = useState<Draft<Values>['state']>(restored ? 'kept' : 'idle');
  const [dirty, setDirty] = useState(restored);
  const everDirty = useRef(restored);

  const autosaver = useMemo(
    () =>
      createDraftAutosaver<{ readonly values: Values; readonly isDirty: boolean }>(async ({ values, isDirty }) => {
        const saved = await (isDirty ? store.save(values) : store.clear());
        // Only "kept" when no newer change came in during the save.
        if (!saved.ok) setState('failed');
        else if (autosaver.isUpToDate()) setState(isDirty ? 'kept' : 'idle');
      }, deviceTimers),
    [store],
  );

  useFlushOnLeave(autosaver);
  useEffect(() => (dirty ? beginBusy(reason) : undefined), [dirty, reason]);

  const actions = useMemo((): DraftActions<Values> => {
    const stop = () => {
      autosaver.stop();
      everDirty.current = false;
      setDirty(false);
      setState('idle');
    };
    return {
      changed(values, isDirty = true) {
        setDirty(isDirty);
        setState((before) => (before === 'kept' ? 'idle' : before));
        everDirty.current ||= isDirty;
        if (everDirty.current) autosaver.changed({ values, isDirty });
      },
      flush: () => autosaver.flush(),
      stop,
      async discard() {
        stop();
        // A save in flight would otherwise write the draft again after the removal.
        await autosaver.flush();
        await store.clear();
      },
    };
  }, [autosaver, store]);

  return { ...actions, state };
}
