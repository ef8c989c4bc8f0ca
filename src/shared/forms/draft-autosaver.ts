import type { Timers } from '#offline/timers.ts';

/** Delay of a save, from the first unsaved change: not a debounce, since continuous typing must not postpone it. */
const delayMs = 250;

export interface DraftAutosaver<Values> {
  changed(values: Values): void;
  /** Saves pending changes immediately; resolves once they are written. */
  flush(): Promise<void>;
  /** True when no change is pending: the last values passed to `save` are those of the form. */
  isUpToDate(): boolean;
  /** Saves nothing from now on, pending changes included: the form has been sent or restarted. */
  stop(): void;
}

/** Saves the newest values of a form. Saves never overlap, so an older one cannot overwrite a newer one. */
export function createDraftAutosaver<Values>(
  save: (values: Values) => Promise<void>,
  timers: Timers,
): DraftAutosaver<Values> {
  let unsaved: { readonly values: Values } | null = null;
  let cancelTimer: (() => void) | null = null;
  let stopped = false;
  let saving: Promise<void> = Promise.resolve();

  const disarm = () => {
    cancelTimer?.();
    cancelTimer = null;
  };

  const flush = (): Promise<void> => {
    disarm();
    saving = saving.then(async () => {
      if (unsaved === null || stopped) return;
      const { values } = unsaved;
      unsaved = null;
      await save(values);
    });
    return saving;
  };

  return {
    changed(values) {
      if (stopped) return;
      unsaved = { values };
      cancelTimer ??= timers.after(delayMs, () => void flush());
    },
    flush,
    isUpToDate: () => unsaved === null,
    stop() {
      stopped = true;
      disarm();
    },
  };
}
