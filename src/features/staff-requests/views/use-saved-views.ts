import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { saveViews } from '#domain/contracts/saved-views.ts';
import { mostSavedViews, type SavedView, savedViewName } from '#domain/documents/saved-views.ts';
import { foldText } from '#domain/staff/fold-text.ts';
import { mintId } from '#lib/ids.ts';
import { useCachedQuery } from '#shared/cached/use-cached-query.ts';
import { useDispatch } from '#shared/staff/dispatch/use-dispatch.ts';
import { savedViewsQuery } from '#shared/staff/views/use-views.ts';

export type NameProblem = 'view-name-missing' | 'view-name-known' | 'view-too-many';

/** Why a list cannot get a name; null when it can. @param id of the list that is renamed; null for a new one. */
export function nameProblem(views: readonly SavedView[], name: string, id: string | null): NameProblem | null {
  if (!savedViewName.safeParse(name.trim()).success) return 'view-name-missing';
  const isKnown = views.some((each) => each.id !== id && foldText(each.name) === foldText(name));
  if (isKnown) return 'view-name-known';
  return id === null && views.length >= mostSavedViews ? 'view-too-many' : null;
}

/** A staff member's own lists, and what can be done with them. Each step replaces them all, where nothing came between. */
export function useSavedViews(acting: ActingFor) {
  const { t } = useTranslation('table');
  const client = useQueryClient();
  const state = useCachedQuery(savedViewsQuery(acting));
  const { busy, problem, ask, settle } = useDispatch(acting, saveViews);
  const [said, setSaid] = useState<string | null>(null);
  const known = state.status === 'ready' ? state.value : { views: [], revision: 0 };

  async function replace(views: readonly SavedView[], words: string): Promise<boolean> {
    if (state.status !== 'ready' || busy) return false;
    setSaid(null);
    const done = await ask({ revision: known.revision, views: [...views] });
    // Refused as well: what holds now is shown.
    await client.refetchQueries({ queryKey: savedViewsQuery(acting).queryKey });
    if (done !== null) setSaid(words);
    return done !== null;
  }

  return {
    state,
    views: known.views,
    ...{ busy, problem, settle, said },
    add: (name: string, query: string) =>
      replace([...known.views, { id: mintId(), name, query }], t('view-added', { name })),
    rename: (id: string, name: string) =>
      replace(
        known.views.map((each) => (each.id === id ? { ...each, name } : each)),
        t('view-renamed', { name }),
      ),
    remove: ({ id, name }: SavedView) =>
      replace(
        known.views.filter((each) => each.id !== id),
        t('view-removed', { name }),
      ),
  };
}
