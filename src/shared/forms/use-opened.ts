import { useEffect, useState } from 'react';

interface Opened<Value> {
  /** Null until `open` has resolved. */
  readonly value: Value | null;
  /** Number of reopens; use it as a React key. */
  readonly opening: number;
  readonly reopen: () => void;
}

/**
 * Loads the initial state of a form from this device or the server.
 * @param open memoize it: a new function opens another form.
 */
export function useOpened<Value>(open: () => Promise<Value>): Opened<Value> {
  const [opening, setOpening] = useState(0);
  const [opened, setOpened] = useState<{ open: () => Promise<Value>; opening: number; value: Value } | null>(null);

  useEffect(() => {
    let unmounted = false;
    void open().then((value) => {
      if (!unmounted) setOpened({ open, opening, value });
    });
    return () => {
      unmounted = true;
    };
  }, [open, opening]);

  const isCurrent = opened !== null && opened.open === open && opened.opening === opening;
  return { value: isCurrent ? opened.value : null, opening, reopen: () => setOpening((count) => count + 1) };
}
