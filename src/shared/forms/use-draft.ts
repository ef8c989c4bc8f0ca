import { useEffect, useMemo, useRef, useState } from 'react';
import type { DomainError } from '#domain/error-codes.ts';
import { beginBusy } from '#lib/busy.ts';
import type { Result } from '#lib/result.ts';
import { deviceTimers } from '#offline/timers.ts';
import { createDraftAutosaver } from './draft-autosaver.ts';
import { useFlushOnLeave } from './use-flush-on-leave.ts';

/** Where one draft is kept. */
export interface DraftStore<Values> {
  save(values: Values): Promise<Result<unknown, DomainError>>;
  clear(): Promise<Result<unknown, DomainError>>;
}

export interface DraftOptions<Values> {
  /** Why the page must not be reloaded meanwhile; for the update prompt. */
  readonly reason: string;
  /** Another store is another draft: make it with useMemo. */
  readonly store: DraftStore<Values>;
  /** The form opened with what was kept before. */
  readonly restored: boolean;
}

export interface DraftActions<Values> {
  /**
   * The form is now like this.
   * @param isDirty false when nothing of it is the person's own: then there is nothing to keep, and an earlier draft goes.
   */
  readonly changed: (values: Values, isDirty?: boolean) => void;
  /** Resolves once everything changed so far is on disk, or could not be written. */
  readonly flush: () => Promise<void>;
  /** Saves nothing from here on: the form has been saved elsewhere. */
  readonly stop: () => void;
  /** Saves nothing from here on, and takes away what was saved. */
  readonly discard: () => Promise<void>;
}

export interface Draft<Values> extends DraftActions<Values> {
  /** `kept`: what stands in the form is on disk. `failed`: this device keeps nothing. */
  readonly state: 'idle' | 'kept' | 'failed';
}

/** Keeps a form on disk while it is being filled in, and as the page goes away. The app is not updated meanwhile. */
export function useDraft<Values>({ reason, store, restored }: DraftOptions<Values>): Draft<Values> {
  const [state, setState] = useState<Draft<Values>['state']>(restored ? 'kept' : 'idle');
  const [dirty, setDirty] = useState(restored);
  const everDirty = useRef(restored);

  const autosaver = useMemo(
    () =>
      createDraftAutosaver<{ readonly values: Values; readonly isDirty: boolean }>(async ({ values, isDirty }) => {
        const saved = await (isDirty ? store.save(values) : store.clear());
        // "Kept" is said of what stands in the form, not of what stood there when this save began.
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
        // A save under way would land after the removal.
        await autosaver.flush();
        await store.clear();
      },
    };
  }, [autosaver, store]);

  return { ...actions, state };
}
