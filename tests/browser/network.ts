import { type CutPoint, type ProxyMode, startSocksProxy } from './socks-proxy.ts';

/** The ports that a page uses: the app, sign-in and the database. */
export interface ServerPorts {
  readonly app: number;
  readonly auth: number;
  readonly firestore: number;
}

/**
 * The network between one browser and the servers. Faults are injected below HTTP, so that the service worker's
 * requests fail as well, even with every tab closed.
 */
export interface Network {
  /** The settings that put a browser or a context on this network, for loopback addresses too. */
  readonly proxy: { readonly server: string; readonly bypass: string };
  cut(): void;
  restore(): void;
  /** Connections open and never answer: a hanging Wi-Fi. */
  hang(): void;
  /** Affects only the named server. */
  setMode(server: keyof ServerPorts, mode: ProxyMode): void;
  cutNext(server: keyof ServerPorts, matching: RegExp, point: CutPoint): Promise<void>;
  /** Restores it, and forgets a cut that has not come yet. */
  reset(): void;
  close(): Promise<void>;
}

export async function startNetwork(ports: ServerPorts): Promise<Network> {
  const proxy = await startSocksProxy();
  const { app, auth, firestore } = ports;
  const setAll = (mode: ProxyMode) => {
    for (const port of [app, auth, firestore]) proxy.setMode(port, mode);
  };
  return {
    proxy: { server: `socks5://127.0.0.1:${proxy.port}`, bypass: '<-loopback>' },
    cut: () => setAll('refuse'),
    restore: () => setAll('pass'),
    hang: () => setAll('hang'),
    setMode: (server, mode) => proxy.setMode(ports[server], mode),
    cutNext: (server, matching, point) => proxy.cutNext(ports[server], matching, point),
    reset: () => proxy.reset(),
    close: () => proxy.close(),
  };
}
