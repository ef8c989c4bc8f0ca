import { onReconnectHint, type PageEvents } from '#lib/reconnect-hint.ts';

/** The tag with which the browser wakes the service worker (Background Sync, Chromium). */
export const backgroundSyncTag = 'madelief-outbox';

export type TriggerReason = 'start' | 'online' | 'visible' | 'pageshow' | 'saved' | 'asked' | 'timer';

/** Triggers from the page. Each is only a hint; an answer of the server is proof. */
export interface OutboxTriggers {
  subscribe(onTrigger: (reason: TriggerReason) => void): () => void;
  /** Asks the browser to wake the service worker once there is a connection, if supported. */
  registerBackgroundSync(): Promise<void>;
  isOnline(): boolean;
}

/** The parts of a page whose events suggest that sending may work again. */
export interface PageEnvironment extends PageEvents {
  readonly navigator: {
    readonly onLine: boolean;
    readonly serviceWorker?: { readonly ready: Promise<object> };
  };
}

interface SyncRegistration {
  readonly sync: { register(tag: string): Promise<void> };
}

/** Missing in TypeScript's library, since only Chromium supports it. */
function canSync(registration: object): registration is SyncRegistration {
  return 'sync' in registration;
}

/** Returns the triggers of a page. */
export function pageTriggers({ window, document, navigator }: PageEnvironment): OutboxTriggers {
  return {
    subscribe(onTrigger) {
      return onReconnectHint(onTrigger, { page: { window, document } });
    },

    async registerBackgroundSync() {
      try {
        const registration = await navigator.serviceWorker?.ready;
        if (registration && canSync(registration)) await registration.sync.register(backgroundSyncTag);
      } catch {
        // Refused (a private window, a setting): the page itself sends when it is opened again.
      }
    },

    isOnline: () => navigator.onLine,
  };
}
