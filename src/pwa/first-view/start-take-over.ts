import { firstViewDrawn } from '#lib/start/first-view.ts';

export interface TakeOverPorts {
  /** Where the app is drawn. */
  readonly root: HTMLElement;
  /** Whether the app shows all that it knows, as far as its data say. */
  readonly isSettled: () => boolean;
  /** Calls at every change of those data, until the returned function is called. */
  readonly observe: (listener: () => void) => () => void;
  /** A button was pressed in the kept view, and what it stands for has changed since. */
  readonly onLostTap: () => void;
}

/** Lets the app take over from a kept view. Loads nothing on a page without one. */
export function startTakeOver(load: () => Promise<TakeOverPorts>): void {
  const kept = document.getElementById('kept');
  if (kept === null) return;
  // The page looks different now (the script in its head): it was never shown.
  if (document.documentElement.dataset['kept'] === 'other') {
    kept.remove();
    return;
  }
  Promise.all([import('./take-over.ts'), load()]).then(
    ([{ takeOver }, ports]) => takeOver(kept, ports),
    () => {
      kept.remove();
      firstViewDrawn();
    },
  );
}
