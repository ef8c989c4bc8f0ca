import { pageMonitor } from '#lib/page-monitor.ts';
import type { OutboxSender } from '#offline/outbox/types.ts';

/**
 * A sender whose calls the request monitor neither counts nor holds up: what a person saved leaves as soon as it can,
 * and the outbox has a patience of its own.
 */
export function uncounted(sender: OutboxSender): OutboxSender {
  return {
    send: (items, signal) => {
      const send = () => sender.send(items, signal);
      return pageMonitor()?.withoutCounting(send) ?? send();
    },
  };
}
