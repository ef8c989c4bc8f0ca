import { type PointerEvent, type RefObject, useEffect, useState } from 'react';
import { type Drag, DragControl } from './drag-control.ts';
import type { PlannerDrop, PlannerSpan } from './planner-types.ts';

interface DragOptions {
  readonly scroller: RefObject<HTMLElement | null>;
  /** The hours of a cell; null where they are not drawn. */
  readonly hours: PlannerSpan | null;
  /** null while nothing can be moved. */
  readonly onDrop: ((drop: PlannerDrop) => void) | null;
}

/** Escape puts back what is held, and does nothing else. */
function useEscape(control: DragControl): void {
  useEffect(() => {
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !control.holds) return;
      event.stopPropagation();
      event.preventDefault();
      control.release();
    };
    document.addEventListener('keydown', escape, true);
    return () => document.removeEventListener('keydown', escape, true);
  }, [control]);
}

/** A finger that holds something does not scroll; the browser asks when the finger moves. */
function useHold(scroller: RefObject<HTMLElement | null>, control: DragControl): void {
  useEffect(() => {
    const element = scroller.current;
    const hold = (event: TouchEvent) => {
      if (control.holds) event.preventDefault();
    };
    element?.addEventListener('touchmove', hold, { passive: false });
    return () => element?.removeEventListener('touchmove', hold);
  }, [scroller, control]);
}

/**
 * Picks up an item with a mouse, a pen or a resting finger, and lets it go on a cell. What is done then is for the caller,
 * who asks first: a drag alone changes nothing.
 */
export function usePlannerDrag({ scroller, hours, onDrop }: DragOptions) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const [control] = useState(() => new DragControl(setDrag));
  useEscape(control);
  useHold(scroller, control);

  return {
    drag,
    wasDragged: () => control.wasDragged,
    handlers: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (onDrop !== null && event.button === 0) control.down(event.target, event);
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => control.move(event.currentTarget, event, hours),
      onPointerUp: () => {
        const dropped = control.up();
        if (dropped !== null) onDrop?.(dropped);
      },
      onPointerCancel: () => control.release(),
    },
  };
}
