import { type CutPoint, type ProxyMode, startSocksProxy } from './socks-proxy.ts';

/** The ports that a page knows: the app, sign-in and the database. */
export interface ServerPorts {
  readonly app: number;
  readonly auth: number;
  readonly firestore: number;
}

/**
 * The network between one browser and the servers. It breaks below HTTP, so the service worker's own requests and a
 * worker that runs with every tab closed break as well.
 */
export interface Network {
  /** What a browser, or one of its contexts, needs to be on this network; addresses of its own machine included. */
  readonly proxy: { readonly server: string; readonly bypass: string };
  cut(): void;
  restore(): void;
  /** Connections open and nothing ever comes: the kitchen's Wi-Fi at its worst. */
  hang(): void;
  /** Only the named server. */
  setMode(server: keyof ServerPorts, mode: ProxyMode): void;
  cutNext(server: keyof ServerPorts, matching: RegExp, point: CutPoint): Promise<void>;
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
    close: () => proxy.close(),
  };
}
