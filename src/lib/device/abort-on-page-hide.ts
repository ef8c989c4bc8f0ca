import { once } from '#lib/once.ts';

/** The parts of a page that this changes; replaced in tests. */
export interface StoragePage {
  readonly window: Pick<EventTarget, 'addEventListener'>;
  readonly IDBDatabase: { readonly prototype: Pick<IDBDatabase, 'transaction'> };
  readonly IDBFactory: { readonly prototype: Pick<IDBFactory, 'open'> };
}

function abort(transaction: IDBTransaction | null): void {
  try {
    transaction?.abort();
  } catch {
    // It is committing or finished: it completes without this page.
  }
}

/** What has begun and not yet emitted one of these events. */
function track<Unfinished extends EventTarget>(ends: readonly string[]) {
  const unfinished = new Set<Unfinished>();
  const add = (each: Unfinished): Unfinished => {
    unfinished.add(each);
    for (const end of ends) each.addEventListener(end, () => unfinished.delete(each), { once: true });
    return each;
  };
  return { add, unfinished };
}

export function abortTransactionsOf({ window, IDBDatabase, IDBFactory }: StoragePage): void {
  const transactions = track<IDBTransaction>(['complete', 'abort']);
  const openings = track<IDBOpenDBRequest>(['success', 'error']);
  const { transaction } = IDBDatabase.prototype;
  const { open } = IDBFactory.prototype;
  IDBDatabase.prototype.transaction = function begin(this: IDBDatabase, ...parameters) {
    return transactions.add(transaction.apply(this, parameters));
  };
  IDBFactory.prototype.open = function beginOpening(this: IDBFactory, ...parameters) {
    return openings.add(open.apply(this, parameters));
  };
  window.addEventListener('pagehide', () => {
    for (const each of transactions.unfinished) abort(each);
    for (const each of openings.unfinished) abort(each.transaction);
  });
}

/**
 * Keeps a page that is left from blocking the next one. WebKit freezes a page in its back/forward cache together with the
 * transactions that it has begun: they never complete, and every later one on the same stores waits until the page is
 * evicted, which can take half an hour. So they are aborted, those of libraries too. Nothing that was reported as saved
 * is lost: such a transaction has completed. Other work is repeated when the page is shown again, as after any abort.
 */
export const abortTransactionsOnPageHide = once(() => {
  // A service worker has no pages to return to; old Node and locked-down browsers have no IndexedDB.
  if (typeof window === 'undefined' || typeof IDBDatabase === 'undefined') return;
  abortTransactionsOf({ window, IDBDatabase, IDBFactory });
});
