import { createListeners } from '#lib/listeners.ts';
import type { StaffAction } from './action.ts';

/** The actions of what is on the screen. */
export interface ActionRegistry {
  /** The most recently opened part first: where two want the same key, it gets it. Stable between changes. */
  readonly list: () => readonly StaffAction[];
  /** Adds or replaces the actions of one part of the screen, until the returned function is called. */
  readonly set: (owner: symbol, actions: readonly StaffAction[]) => () => void;
  readonly observe: (listener: () => void) => () => void;
}

export function createActionRegistry(): ActionRegistry {
  const parts = new Map<symbol, readonly StaffAction[]>();
  const listeners = createListeners();
  let all: readonly StaffAction[] = [];

  function change(): void {
    all = [...parts.values()].toReversed().flat();
    listeners.notify();
  }

  return {
    list: () => all,
    observe: listeners.add,
    set(owner, actions) {
      parts.set(owner, actions);
      change();
      return () => {
        if (parts.get(owner) !== actions) return;
        parts.delete(owner);
        change();
      };
    },
  };
}

/** The actions of this page. */
export const pageActions = createActionRegistry();
