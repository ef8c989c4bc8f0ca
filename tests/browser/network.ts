import { type CutPoint, type ProxyMode, startTcpProxy, type TcpProxy } from './tcp-proxy.ts';

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
  /** Chromium's argument that sends the known ports through this network. */
  readonly resolverRule: string;
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
  const proxies: Record<keyof ServerPorts, TcpProxy> = {
    app: await startTcpProxy(ports.app),
    auth: await startTcpProxy(ports.auth),
    firestore: await startTcpProxy(ports.firestore),
  };
  const all = Object.values(proxies);
  const setAll = (mode: ProxyMode) => {
    for (const proxy of all) proxy.setMode(mode);
  };
  const rules = (Object.keys(proxies) as (keyof ServerPorts)[]).flatMap((server) =>
    ['localhost', '127.0.0.1'].map((host) => `MAP ${host}:${ports[server]} 127.0.0.1:${proxies[server].port}`),
  );
  return {
    resolverRule: `--host-resolver-rules=${rules.join(',')}`,
    cut: () => setAll('refuse'),
    restore: () => setAll('pass'),
    hang: () => setAll('hang'),
    setMode: (server, mode) => proxies[server].setMode(mode),
    cutNext: (server, matching, point) => proxies[server].cutNext(matching, point),
    close: async () => {
      await Promise.all(all.map((proxy) => proxy.close()));
    },
  };
}
