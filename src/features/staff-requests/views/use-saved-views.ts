import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { saveViews } from '#domain/contracts/staff/saved-views.ts';
import { mostSavedViews, type SavedView, savedViewName } from '#domain/documents/saved-views.ts';
import { foldText } from '#domain/staff/fold-text.ts';
import { mintId } from '#lib/ids.ts';
import { useCachedQuery } from '#shared/cached/use-cached-query.ts';
import { useDispatch } from '#shared/staff/dispatch/use-dispatch.ts';
import { savedViewsQuery } from '#shared/staff/views/use-views.ts';

type Done = 'view-added' | 'view-renamed' | 'view-removed';

type NameProblem = 'view-name-missing' | 'view-name-known' | 'view-too-many';

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
  // Not as words: the language can change while it is shown.
  const [done, setDone] = useState<{ readonly what: Done; readonly name: string } | null>(null);
  const known = state.status === 'ready' ? state.value : { views: [], revision: 0 };

  async function replace(views: readonly SavedView[], what: Done, name: string): Promise<boolean> {
    if (state.status !== 'ready' || busy) return false;
    setDone(null);
    const answer = await ask({ revision: known.revision, views: [...views] });
    // Refused as well: what holds now is shown.
    await client.refetchQueries({ queryKey: savedViewsQuery(acting).queryKey });
    if (answer !== null) setDone({ what, name });
    return answer !== null;
  }

  return {
    state,
    views: known.views,
    ...{ busy, problem, settle },
    said: done === null ? null : t(done.what, { name: done.name }),
    add: (name: string, query: string) => replace([...known.views, { id: mintId(), name, query }], 'view-added', name),
    rename: (id: string, name: string) =>
      replace(
        known.views.map((each) => (each.id === id ? { ...each, name } : each)),
        'view-renamed',
        name,
      ),
    remove: ({ id, name }: SavedView) =>
      replace(
        known.views.filter((each) => each.id !== id),
        'view-removed',
        name,
      ),
  };
}
