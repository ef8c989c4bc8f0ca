import type { BoardRow } from '#domain/documents/board-row.ts';
import type { BoardCounter } from '#domain/documents/board-counter.ts';
import type { StoredFigures } from '#domain/documents/figures.ts';

/** A valid row of the board: a new request of Maria. */
export function aBoardRow(fields: Partial<BoardRow> = {}): BoardRow {
  const at = new Date('2026-11-20T09:00:00Z');
  return {
    request_id: '7d3f0f3e-5c7a-4c7e-9b39-0a4d2f6c8e11',
    senior_id: 'maria',
    senior_name: 'Maria Peeters',
    phone: '0470 12 34 56',
    postcode: '2000',
    town: 'Antwerpen',
    service: 'garden',
    date: '2026-12-01',
    time: '14:00',
    minutes: 120,
    created_at: at,
    status: 'submitted',
    stage: 'new',
    needs_attention_at: null,
    matched_at: null,
    taken_by: null,
    student: null,
    last_change: { action: 'request-created', by: 'Maria Peeters', at },
    revision: 1,
    updated_at: at,
    ...fields,
  };
}

/** A part of the counts of the board. */
export function aBoardCounter(fields: Partial<BoardCounter> = {}): BoardCounter {
  return { stages: { new: 2, quoted: 1 }, ...fields };
}

/** A part of the figures of one week. */
export function someFigures(fields: Partial<StoredFigures> = {}): StoredFigures {
  return { amounts: { 'requests 20 garden': 3, 'visits 20 garden': 2 }, ...fields };
}
