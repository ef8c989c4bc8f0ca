import type { BadgeTone } from '../feedback/status-badge.tsx';

/** Minutes since 0 o'clock of a day. */
export interface PlannerSpan {
  readonly from: number;
  readonly to: number;
}

/** Something that is planned. */
export interface PlannerItem extends PlannerSpan {
  readonly id: string;
  /** At most three; the first stands out. */
  readonly lines: readonly string[];
  /** What the lines leave out, for screen readers. */
  readonly rest: string;
  readonly tone: BadgeTone;
  /** Whether it can be dragged. */
  readonly movable: boolean;
}

/** One row on one day. */
export interface PlannerCell {
  /** The key of its column. */
  readonly column: string;
  /** In the order of their time. */
  readonly items: readonly PlannerItem[];
  /** When nothing can be planned; shaded. */
  readonly off: readonly PlannerSpan[];
  /** The shade in words; empty for none. */
  readonly offWords: string;
}

export interface PlannerRow {
  readonly id: string;
  readonly name: string;
  /** Below the name. */
  readonly note: string;
  /** What can be done with the row as a whole. */
  readonly link: { readonly href: string; readonly text: string; readonly label: string } | null;
  /** One for each column, in their order. */
  readonly cells: readonly PlannerCell[];
}

/** A day. */
export interface PlannerColumn {
  readonly key: string;
  readonly label: string;
  /** Marked, with this word; null for any other day. */
  readonly mark: string | null;
}

/** Where an item was let go. */
export interface PlannerDrop {
  readonly itemId: string;
  readonly rowId: string;
  readonly column: string;
  /** The minute at which it then begins; null where the hours are not drawn. */
  readonly start: number | null;
}

/** What a drop would do, in words, and whether it can be done. */
export interface DropWords {
  readonly text: string;
  readonly possible: boolean;
}
