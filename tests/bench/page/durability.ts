/** `strict`: every write waits until it is on disk, as the outbox always does; the peers do not by default. */
export type Durability = 'as-shipped' | 'strict';

let durability: Durability = 'as-shipped';

const { transaction } = IDBDatabase.prototype;

/** Neither peer has a setting for it, so the browser's function is patched. */
IDBDatabase.prototype.transaction = function (stores, mode, options) {
  const asked = durability === 'strict' && mode === 'readwrite' ? { ...options, durability } : options;
  return transaction.call(this, stores, mode, asked);
};

/** For all transactions of this page from now on. */
export function useDurability(wanted: Durability): void {
  durability = wanted;
}
