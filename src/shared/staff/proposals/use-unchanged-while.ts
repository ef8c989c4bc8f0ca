import { useState } from 'react';

/** A value as it was before something began, until that has ended. */
export function useUnchangedWhile<Value>(isRunning: boolean, value: Value): Value {
  const [before, setBefore] = useState<{ readonly value: Value } | null>(null);
  if (isRunning && before === null) setBefore({ value });
  if (!isRunning && before !== null) setBefore(null);
  return before === null || !isRunning ? value : before.value;
}
