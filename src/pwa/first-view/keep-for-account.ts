import { deviceCache } from '#offline/device.ts';
import { keepView } from './keep-view.ts';
import { isAllKnown, shownData, type ShownQueries } from './known-data.ts';
import { nextChange } from './next-change.ts';

/** Keeps the first views of whoever is signed in, among the copies of this account: they are wiped with those. */
export function keepForAccount(uid: string, root: HTMLElement, queries: ShownQueries): () => void {
  return keepView({
    root,
    isSettled: () => isAllKnown(queries),
    nextChange: (now) => nextChange(shownData(queries), now),
    write: (key, view) => deviceCache().write(uid, key, view),
  });
}
