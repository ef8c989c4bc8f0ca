import { dueInMs } from './backoff.ts';
import { isSettled } from './transitions.ts';
import type { OutboxItem } from './types.ts';

/**
 * The first item of each aggregate that is on its way: only these may be sent, so that a cancellation never overtakes its
 * request. A refused item waits for its person and holds up nobody.
 * @param items of one person, in order of sequence.
 */
export function headsOf(items: readonly OutboxItem[]): OutboxItem[] {
  const heads = new Map<string, OutboxItem>();
  for (const item of items) {
    if (isOnItsWay(item) && !heads.has(item.aggregate)) heads.set(item.aggregate, item);
  }
  return [...heads.values()];
}

/** How long until something can be sent; null when nothing waits. */
export function nextDueInMs(items: readonly OutboxItem[], now: number): number | null {
  const waits = headsOf(items)
    .filter(({ state }) => state === 'waiting')
    .map((item) => dueInMs(item, now));
  return waits.length === 0 ? null : Math.min(...waits);
}

/** To be sent without anybody doing anything. */
export function isOnItsWay(item: OutboxItem): boolean {
  return item.state === 'waiting' || item.state === 'sending';
}

/** Everything the person still counts on: not arrived and not given up. */
export function isPending(item: OutboxItem): boolean {
  return !isSettled(item);
}
