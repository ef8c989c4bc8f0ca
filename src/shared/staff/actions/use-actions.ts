import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import type { StaffAction } from './action.ts';
import { pageActions } from './action-registry.ts';

/** What is shown of an action; `run` may differ at each render without a new registration. */
const shownOf = (actions: readonly StaffAction[]) => JSON.stringify(actions.map(({ run: _, ...shown }) => shown));

/**
 * Offers these actions in the palette, in the list of shortcuts and by their keys, for as long as the component is
 * mounted: a key that is pressed as soon as they are on the screen finds them, also where they were drawn in a
 * transition, whose effects may run later than the next press. The array may be a new one at each render.
 */
export function useActions(actions: readonly StaffAction[]): void {
  const latest = useRef(actions);
  const owner = useRef(Symbol('actions'));
  const shown = shownOf(actions);

  useLayoutEffect(() => {
    latest.current = actions;
  });

  useLayoutEffect(() => {
    const stable = latest.current.map((action) => ({
      ...action,
      run: () => latest.current.find(({ id }) => id === action.id)?.run(),
    }));
    return pageActions.set(owner.current, stable);
  }, [shown]);
}

/** Every action that the screen offers now. */
export const useRegisteredActions = (): readonly StaffAction[] =>
  useSyncExternalStore(pageActions.observe, pageActions.list);
