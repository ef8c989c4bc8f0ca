import { useEffect, useState } from 'react';

interface Opened<Value> {
  /** Null until it is there. */
  readonly value: Value | null;
  /** How often it was opened anew. */
  readonly opening: number;
  readonly reopen: () => void;
}

/**
 * What a form opens with, read from this device or the server.
 * @param open Another function opens another form: make it with useCallback.
 */
export function useOpened<Value>(open: () => Promise<Value>): Opened<Value> {
  const [opening, setOpening] = useState(0);
  const [opened, setOpened] = useState<{ open: () => Promise<Value>; opening: number; value: Value } | null>(null);

  useEffect(() => {
    let left = false;
    void open().then((value) => {
      if (!left) setOpened({ open, opening, value });
    });
    return () => {
      left = true;
    };
  }, [open, opening]);

  const isCurrent = opened !== null && opened.open === open && opened.opening === opening;
  return { value: isCurrent ? opened.value : null, opening, reopen: () => setOpening((count) => count + 1) };
}
