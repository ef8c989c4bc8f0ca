import * as z from 'zod/mini';
import { boundedText, documentId, exactText, moment } from '../field-types.ts';
import { lastChangeSchema } from './board-row.ts';

/** More lists than this are not found back. */
export const mostSavedViews = 30;

export const savedViewName = boundedText(60, 1);

export const savedViewSchema = z.strictObject({
  id: documentId,
  name: savedViewName,
  /** The filter and the order, as the query of an address: nothing else is read from it. */
  query: exactText(2_000),
});

/** A filter and an order of the requests that a staff member keeps under a name. */
export type SavedView = z.infer<typeof savedViewSchema>;

export const savedViewList = z.array(savedViewSchema).check(z.maxLength(mostSavedViews));

/** saved_views/{uid}: the lists of one staff member, in the order in which they were saved. Read by that person alone. */
export const savedViewsSchema = z.strictObject({
  views: savedViewList,
  revision: z.int().check(z.gte(1)),
  last_change: lastChangeSchema,
  updated_at: moment,
});

export type SavedViews = z.infer<typeof savedViewsSchema>;
