import { Children, type ReactNode } from 'react';
import { Pending } from '../feedback/pending.tsx';
import { useDrawnCount } from './use-drawn-count.ts';

/**
 * Parts of a screen, each drawn in a task of its own after what stands around them, from the first to the last: nothing that
 * is there moves. What is null takes no task.
 */
export function InPieces({ children }: { readonly children: ReactNode }) {
  const parts = Children.toArray(children);
  const drawn = useDrawnCount(parts.length);
  return (
    <>
      {parts.slice(0, drawn)}
      {drawn === Infinity ? null : <Pending />}
    </>
  );
}
