import { dropUnseen } from '#domain/typed-email.ts';
import type { Reason } from './misfits.ts';

/** How databases write that there is no value, where the cell is not empty. */
const nothing: ReadonlySet<string> = new Set(['NULL', 'null', '\\N']);

/** One row of a table of the old system, and why it does not fit. */
export class OldRow {
  /** Where the row begins, from 1, as an editor counts. */
  readonly line: number;
  readonly #cells: ReadonlyMap<string, string>;
  readonly #misfits: { readonly field: string; readonly reason: Reason }[] = [];

  constructor(line: number, cells: ReadonlyMap<string, string>) {
    this.line = line;
    this.#cells = cells;
  }

  /** Without what nobody sees (docs/decisions/0099-text-that-can-be-seen.md); empty where there is no value. */
  text(field: string): string {
    const cell = dropUnseen(this.#cells.get(field) ?? '').trim();
    return nothing.has(cell) ? '' : cell;
  }

  /** All that the row says, for an id of a row that has none. */
  get whole(): string {
    return JSON.stringify([...this.#cells]);
  }

  refuse(field: string, reason: Reason): null {
    this.#misfits.push({ field, reason });
    return null;
  }

  get misfits(): readonly { readonly field: string; readonly reason: Reason }[] {
    return this.#misfits;
  }
}
