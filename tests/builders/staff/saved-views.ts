import type { SavedViews } from '#domain/documents/saved-views.ts';

/** The lists of a staff member: one. */
export function someSavedViews(fields: Partial<SavedViews> = {}): SavedViews {
  const at = new Date('2026-11-20T09:00:00Z');
  return {
    views: [{ id: 'view-1', name: 'Deurne', query: 'postcode=2100&sort=-asked' }],
    revision: 1,
    last_change: { action: 'save-views', by: 'Staf Claes', at },
    updated_at: at,
    ...fields,
  };
}
