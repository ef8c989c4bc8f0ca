import { useMemo } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import * as z from 'zod/mini';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { savedViewSchema } from '#domain/documents/saved-views.ts';
import { type BoardView, boardViewKey, boardViewParts, readBoardView } from '#domain/staff/board-view.ts';
import { readyViewIds, readyViews } from '#domain/staff/ready-views.ts';
import { cachedQuery, pollMs } from '#offline/cached/cached-query.ts';
import { useCachedQuery } from '#shared/cached/use-cached-query.ts';
import { atServer } from '#shared/staff/at-server.ts';

export const savedViewsQuery = (acting: ActingFor) =>
  cachedQuery({
    acting,
    name: 'staff/saved-views',
    read: () => atServer(({ readSavedViews }) => readSavedViews(acting.actorUid)),
    schema: z.object({ views: z.array(savedViewSchema), revision: z.int() }),
    staleMs: pollMs,
    pollMs: 5 * pollMs,
  });

/** The query of the address that shows a view. */
export const queryOfView = (view: BoardView): string =>
  new URLSearchParams(boardViewParts(view).map(([name, value]) => [name, value])).toString();

export function viewOfQuery(query: string): BoardView {
  const parts = new URLSearchParams(query);
  return readBoardView((name) => parts.get(name));
}

/** A list with a name: one that everybody has, or one of the staff member's own. */
export interface NamedView {
  readonly id: string;
  readonly name: string;
  readonly view: BoardView;
  /** Names what it shows. */
  readonly key: string;
}

/** Every named list: first those that everybody has. */
export function useViews(acting: ActingFor): readonly NamedView[] {
  const { t } = useTranslation('table');
  const saved = useCachedQuery(savedViewsQuery(acting));
  const own = saved.status === 'ready' ? saved.value.views : null;
  return useMemo(() => {
    const ready = readyViews(acting.actorUid);
    return [
      ...readyViewIds.map((id) => ({ id, name: t(`ready-${id}`), view: ready[id] })),
      ...(own ?? []).map(({ id, name, query }) => ({ id, name, view: viewOfQuery(query) })),
    ].map((each) => ({ ...each, key: boardViewKey(each.view) }));
  }, [t, own, acting]);
}
