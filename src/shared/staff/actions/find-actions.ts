import { foldText } from '#domain/staff/fold-text.ts';
import type { StaffAction } from './action.ts';

const wordsOf = (text: string): readonly string[] => foldText(text).split(/\s+/).filter(Boolean);

/** 0: the label begins with what was typed; 1: a word of it does; 2: it is somewhere in it. */
function rankOf(label: string, typed: string): number {
  if (label.startsWith(typed)) return 0;
  return label.includes(` ${typed}`) ? 1 : 2;
}

/** The actions that have every typed word, the best match first; all of them, in their order, while nothing is typed. */
export function findActions(actions: readonly StaffAction[], typed: string): readonly StaffAction[] {
  const words = wordsOf(typed);
  if (words.length === 0) return actions;
  const whole = words.join(' ');
  return actions
    .map((action) => ({
      action,
      label: foldText(action.label),
      all: foldText(`${action.label} ${action.also ?? ''} ${action.group}`),
    }))
    .filter(({ all }) => words.every((word) => all.includes(word)))
    .map(({ action, label }) => ({ action, rank: rankOf(label, whole) }))
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ action }) => action);
}
