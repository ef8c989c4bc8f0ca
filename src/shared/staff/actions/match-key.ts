import type { StaffAction } from './action.ts';

/** The parts of a keyboard event that decide; `typing` and `onControl` describe its target. */
export interface Press {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  /** In a field: letters are text. */
  readonly typing: boolean;
  /** On a link or a button: Enter and Space press it. */
  readonly onControl: boolean;
}

const pressing: ReadonlySet<string> = new Set(['Enter', ' ']);

const isSingle = (keys: string): boolean => !keys.startsWith('mod+');

function matches(shortcut: string, press: Press, singleKeys: boolean): boolean {
  const { ctrlKey, metaKey, altKey, typing, onControl } = press;
  const key = press.key.length === 1 ? press.key.toLowerCase() : press.key;
  const mod = ctrlKey || metaKey;
  if (altKey) return false;
  if (!isSingle(shortcut)) return mod && `mod+${key}` === shortcut;
  return singleKeys && !mod && !typing && !(onControl && pressing.has(key)) && key === shortcut;
}

/** The action of a key press; null when none has it, or single keys do not count now. */
export function actionOf(press: Press, actions: readonly StaffAction[], singleKeys: boolean): StaffAction | null {
  return actions.find(({ keys = [] }) => keys.some((shortcut) => matches(shortcut, press, singleKeys))) ?? null;
}
