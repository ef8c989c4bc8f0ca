import * as z from 'zod/mini';
import { type ShownMove, shownMoveSchema } from '#domain/documents/visit-parts/shown-move.ts';
import type { RequestRow } from '#shared/requests/request-row.ts';

const movesSchema = z.array(shownMoveSchema);

/** The move that was asked for a visit, as the server knows it; null without one. */
export const moveOfVisit = ({ moves }: Pick<RequestRow, 'moves'>, visitId: string): ShownMove | null =>
  movesSchema.safeParse(moves).data?.find(({ visit_id: id }) => id === visitId) ?? null;
