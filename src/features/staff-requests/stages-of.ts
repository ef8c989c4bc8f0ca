import type { BoardStage } from '#domain/documents/board-row.ts';
import { type BoardFilter, openStages } from '#domain/staff/board-filter.ts';

/** The stages whose rows are looked through: each is a list of its own on the server. */
export const stagesOf = ({ stage }: Pick<BoardFilter, 'stage'>): readonly BoardStage[] =>
  stage === null ? openStages : [stage];
