import type { StoredFigures } from '#domain/documents/figures.ts';

/** A part of the figures of one week. */
export function someFigures(fields: Partial<StoredFigures> = {}): StoredFigures {
  return { amounts: { 'requests 20 garden': 3, 'visits 20 garden': 2 }, ...fields };
}
