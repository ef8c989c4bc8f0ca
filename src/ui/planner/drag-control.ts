import type { PlannerDrop, PlannerSpan } from './planner-types.ts';

/** A mouse that moved less still clicks. */
const slackPx = 6;
/** A finger that rests this long picks up; before that it scrolls. */
const holdMs = 400;
/** Times are let go on quarters. */
const stepMinutes = 15;
/** So near the edge the planner scrolls along. */
const edgePx = 48;

export interface Drag {
  readonly drop: PlannerDrop;
  /** Where it would be, in the window. */
  readonly box: { readonly left: number; readonly top: number; readonly width: number; readonly height: number };
}

/** The parts of a pointer event that decide. */
export interface Pointer {
  readonly clientX: number;
  readonly clientY: number;
  readonly pointerId: number;
  readonly pointerType: string;
}

interface Grip {
  readonly itemId: string;
  readonly element: HTMLElement;
  readonly from: Pointer;
  /** From the item's beginning to the pointer. */
  readonly offset: number;
  readonly width: number;
  readonly timer: ReturnType<typeof setTimeout> | null;
}

/** The minute that a place in a cell stands for, on a quarter and so that it begins within the day. */
export function minuteAt(
  left: number,
  cell: { readonly left: number; readonly width: number },
  hours: PlannerSpan,
): number {
  const minute = hours.from + ((left - cell.left) / cell.width) * (hours.to - hours.from);
  const stepped = Math.round(minute / stepMinutes) * stepMinutes;
  return Math.min(Math.max(stepped, 0), 24 * 60 - stepMinutes);
}

function dragAt(
  { itemId, offset, width }: Grip,
  { clientX, clientY }: Pointer,
  hours: PlannerSpan | null,
): Drag | null {
  const cell = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-column]');
  const rowId = cell?.closest<HTMLElement>('[data-row]')?.dataset['row'];
  const column = cell?.dataset['column'];
  if (cell == null || rowId === undefined || column === undefined) return null;
  const box = cell.getBoundingClientRect();
  if (hours === null) return { drop: { itemId, rowId, column, start: null }, box };
  const start = minuteAt(clientX - offset, box, hours);
  const left = box.left + ((start - hours.from) / (hours.to - hours.from)) * box.width;
  return { drop: { itemId, rowId, column, start }, box: { left, top: box.top, width, height: box.height } };
}

/** At an edge of the planner the rest of it comes into view. */
function scrollAlong(scroller: HTMLElement, { clientX, clientY }: Pointer): void {
  const { left, right, top, bottom } = scroller.getBoundingClientRect();
  const by = (before: number, after: number) => (before < edgePx ? -edgePx / 4 : after < edgePx ? edgePx / 4 : 0);
  scroller.scrollBy(by(clientX - left, right - clientX), by(clientY - top, bottom - clientY));
}

/** Picks up one item at a time; tells `show` where it is, and gives where it was let go. */
export class DragControl {
  /** The click that ends a drag opens nothing. */
  wasDragged = false;
  #grip: Grip | null = null;
  #picked = false;
  #drag: Drag | null = null;
  readonly #show: (drag: Drag | null) => void;

  constructor(show: (drag: Drag | null) => void) {
    this.#show = show;
  }

  get holds(): boolean {
    return this.#picked;
  }

  down(target: EventTarget, from: Pointer): void {
    this.wasDragged = false;
    const element = target instanceof Element ? target.closest<HTMLElement>('[data-movable=true]') : null;
    const itemId = element?.dataset['item'];
    if (element === null || itemId === undefined) return;
    const { left, width } = element.getBoundingClientRect();
    const timer = from.pointerType === 'touch' ? setTimeout(() => this.#pick(from), holdMs) : null;
    this.#grip = { itemId, element, from, offset: from.clientX - left, width, timer };
  }

  /** @param hours of a cell; null where they are not drawn. */
  move(scroller: HTMLElement, pointer: Pointer, hours: PlannerSpan | null): void {
    if (this.#grip === null) return;
    if (!this.#picked) {
      const { clientX, clientY } = this.#grip.from;
      if (Math.hypot(pointer.clientX - clientX, pointer.clientY - clientY) < slackPx) return;
      if (pointer.pointerType === 'touch') return this.release();
      this.#pick(pointer);
    }
    scrollAlong(scroller, pointer);
    this.#put(dragAt(this.#grip, pointer, hours));
  }

  /** @returns null when it was let go nowhere, or was only pressed. */
  up(): PlannerDrop | null {
    const drop = this.#drag?.drop ?? null;
    this.release();
    return drop;
  }

  /** Puts it back. */
  release(): void {
    const grip = this.#grip;
    if (grip === null) return;
    if (grip.timer !== null) clearTimeout(grip.timer);
    delete grip.element.dataset['dragged'];
    this.#grip = null;
    this.#picked = false;
    this.#put(null);
  }

  #pick(pointer: Pointer): void {
    const grip = this.#grip;
    if (grip === null) return;
    this.#picked = true;
    this.wasDragged = true;
    grip.element.dataset['dragged'] = 'true';
    // Followed outside the planner too.
    grip.element.setPointerCapture(pointer.pointerId);
  }

  #put(drag: Drag | null): void {
    this.#drag = drag;
    this.#show(drag);
  }
}
