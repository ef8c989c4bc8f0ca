import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { createListeners } from '#lib/listeners.ts';

type Observe<Item> = (acting: ActingFor, listener: (items: readonly Item[]) => void) => () => void;

/**
 * Observers that begin at once, as those of the cards of one list, share one read of the queue at each change: a full
 * queue of two hundred items is read and validated once, and not for each card. One that begins later reads for itself, so
 * that it never begins with what is out of date.
 */
export function observeTogether<Item>(observe: Observe<Item>): Observe<Item> {
  const beginning = new Map<string, ReturnType<typeof begin>>();

  function begin(key: string, acting: ActingFor) {
    const { add, notify } = createListeners<[readonly Item[]]>();
    let observers = 0;
    let stop = () => {};
    queueMicrotask(() => {
      beginning.delete(key);
      if (observers > 0) stop = observe(acting, notify);
    });
    return {
      join(listener: (items: readonly Item[]) => void): () => void {
        observers += 1;
        let leave: (() => void) | null = add((items) => listener(items));
        return () => {
          if (leave === null) return;
          leave();
          leave = null;
          observers -= 1;
          if (observers === 0) stop();
        };
      },
    };
  }

  return (acting, listener) => {
    const key = JSON.stringify([acting.actorUid, acting.seniorId]);
    const group = beginning.get(key) ?? begin(key, acting);
    beginning.set(key, group);
    return group.join(listener);
  };
}
