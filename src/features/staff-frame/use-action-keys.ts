import { useEffect } from 'react';
import { pageActions } from '#shared/staff/actions/action-registry.ts';
import { actionOf } from '#shared/staff/actions/match-key.ts';
import { useSingleKeys } from '#shared/staff/actions/single-keys.ts';

const controls = 'a[href], button, summary, select, input, textarea, [role="option"]';
const fields = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"]';

/** Runs the action of a pressed key; `onPressed` gets the reason why it cannot be done now, or null. */
export function useActionKeys(onPressed: (reason: string | null) => void): void {
  const singleKeys = useSingleKeys();
  useEffect(() => {
    function press(event: KeyboardEvent): void {
      const target = event.target instanceof Element ? event.target : document.body;
      // A dialog has keys of its own.
      if (event.defaultPrevented || event.isComposing || document.querySelector('dialog[open]') !== null) return;
      const { key, ctrlKey, metaKey, altKey } = event;
      const place = { typing: target.matches(fields), onControl: target.closest(controls) !== null };
      const action = actionOf({ key, ctrlKey, metaKey, altKey, ...place }, pageActions.list(), singleKeys);
      if (action === null) return;
      event.preventDefault();
      onPressed(action.disabledReason ?? null);
      if (action.disabledReason == null) action.run();
    }
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [singleKeys, onPressed]);
}
