import { useState } from 'react';

/** What is typed in a reason's field; `given` is what counts of it. */
export function useReason() {
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  return { reason, setReason, tried, setTried, given: reason.trim() };
}
