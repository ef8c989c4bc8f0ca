/** Why the server may be reachable again: network event, page visible again, or elapsed time. */
export type ReconnectHint = 'online' | 'visible' | 'pageshow' | 'timer';

/** The parts of a page that emit hints; replaced in tests. */
export interface PageEvents {
  readonly window: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
  readonly document: Pick<EventTarget, 'addEventListener' | 'removeEventListener'> & {
    readonly visibilityState: string;
  };
}

export interface ReconnectHintOptions {
  readonly page?: PageEvents;
  /** Also hints at this interval while the page is visible. */
  readonly everyMs?: number;
}

/**
 * Calls the listener whenever the server may be reachable again, until the returned function is called. Only a hint: a
 * device reports itself online behind a captive portal, and may report itself offline by mistake.
 */
export function onReconnectHint(
  listener: (hint: ReconnectHint) => void,
  { page = globalThis, everyMs }: ReconnectHintOptions = {},
): () => void {
  const { window, document } = page;
  const hinting = (hint: ReconnectHint) => () => listener(hint);
  const whileVisible = (hint: ReconnectHint) => () => {
    if (document.visibilityState === 'visible') listener(hint);
  };
  const online = hinting('online');
  const shown = hinting('pageshow');
  const visible = whileVisible('visible');
  window.addEventListener('online', online);
  window.addEventListener('pageshow', shown);
  document.addEventListener('visibilitychange', visible);
  const timer = everyMs === undefined ? undefined : setInterval(whileVisible('timer'), everyMs);
  return () => {
    window.removeEventListener('online', online);
    window.removeEventListener('pageshow', shown);
    document.removeEventListener('visibilitychange', visible);
    clearInterval(timer);
  };
}
