import { pageMonitor } from '#lib/page-monitor.ts';
import type { OutboxSender } from './sender.ts';

/**
 * Wraps a sender so that the request monitor neither counts nor delays its calls: saved items are sent as soon as
 * possible, and the outbox has its own backoff.
 */
export function bypassRequestLimit(sender: OutboxSender): OutboxSender {
  return {
    send: (items, signal) => {
      const send = () => sender.send(items, signal);
      return pageMonitor()?.withoutCounting(send) ?? send();
    },
  };
}
