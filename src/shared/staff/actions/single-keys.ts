import { useSyncExternalStore } from 'react';
import { createListeners } from '#lib/listeners.ts';
import { observePreference, readPreference, writePreference } from '#lib/preferences.ts';

const listeners = createListeners();

/** In memory as well: where storage is forbidden a choice lasts as long as the page. */
let chosen: string | null = null;

const areOn = () => (chosen ?? readPreference('single-keys')) !== 'off';

function observe(listener: () => void): () => void {
  const stop = listeners.add(listener);
  const stopOthers = observePreference('single-keys', () => {
    chosen = null;
    listener();
  });
  return () => {
    stop();
    stopOthers();
  };
}

/** Switches shortcuts of one key on or off, on this device (WCAG 2.1.4). */
export function chooseSingleKeys(on: boolean): void {
  chosen = on ? 'on' : 'off';
  writePreference('single-keys', chosen);
  listeners.notify();
}

export const useSingleKeys = (): boolean => useSyncExternalStore(observe, areOn);
