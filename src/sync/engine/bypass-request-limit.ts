import { pageMonitor } from '#lib/page-monitor.ts';
import type { OutboxSender } from './sender.ts';

/**
 * A sender whose calls the request monitor neither counts nor delays: what a person saved leaves as soon as it can, and
 * the outbox has a backoff of its own.
 */
export function bypassRequestLimit(sender: OutboxSender): OutboxSender {
  return {
    send: (items, signal) => {
      const send = () => sender.send(items, signal);
      return pageMonitor()?.withoutCounting(send) ?? send();
    },
  };
}
