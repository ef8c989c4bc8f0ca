import { useState } from 'react';

/**
 * Which item is marked as open: the one that was pressed at once, while the address, and what it opens, follow in a
 * transition.
 * @param openId of the address; null while nothing is open.
 */
export function useMarked(openId: string | null) {
  const [marked, setMarked] = useState({ id: openId, openId });
  if (marked.openId !== openId) setMarked({ id: openId, openId });
  return [marked.id, (id: string) => setMarked({ id, openId })] as const;
}
