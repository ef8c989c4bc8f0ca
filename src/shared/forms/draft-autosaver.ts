import type { Timers } from '#offline/timers.ts';

/** At most this long after a change it is on disk. Counted from the first unsaved change: steady typing must not put it off. */
const delayMs = 250;

export interface DraftAutosaver<Values> {
  changed(values: Values): void;
  /** Saves at once what has yet to be saved: the page is going away. */
  flush(): Promise<void>;
  /** Nothing newer waits to be saved: what was saved last is what stands in the form. */
  isUpToDate(): boolean;
  /** From now on nothing is saved any more: the form has been sent, or begun anew. */
  stop(): void;
}

/** Keeps the newest values of a form, one save after the other, so that an older one never lands on a newer. */
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
