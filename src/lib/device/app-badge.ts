/** The badge on the icon of an installed app; absent in many browsers. */
export interface Badged {
  readonly setAppBadge?: (count: number) => Promise<void>;
  readonly clearAppBadge?: () => Promise<void>;
}

export interface WaitingCounts {
  /** How much of one group waits for the person's answer. What is not looked at any more keeps its number. */
  set(group: string, count: number): void;
  /** Of whoever leaves this device. */
  clear(): void;
}

export function createWaitingCounts(badged: () => Badged): WaitingCounts {
  const counts = new Map<string, number>();
  let shown: number | null = null;

  function show(): void {
    const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
    if (total === shown) return;
    shown = total;
    const { setAppBadge, clearAppBadge } = badged();
    // Refused in an app that is not installed. Nothing follows from it.
    const done = total === 0 ? clearAppBadge?.call(badged()) : setAppBadge?.call(badged(), total);
    done?.catch(() => undefined);
  }

  return {
    set(group, count) {
      counts.set(group, count);
      show();
    },
    clear() {
      counts.clear();
      show();
    },
  };
}

export const waitingCounts = createWaitingCounts(() => navigator);
