import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/**
 * Where a connection is cut, once, when a request with matching bytes passes:
 * - `before`: the server never sees it;
 * - `during`: the server has all of it, and the client receives nothing of the answer, which may not exist yet;
 * - `after`: the server has answered, and the answer is lost.
 */
export type CutPoint = 'before' | 'during' | 'after';

/** `refuse` drops every connection, old and new; `hang` accepts them and never answers, like bad Wi-Fi. */
export type ProxyMode = 'pass' | 'refuse' | 'hang';

export interface SocksProxy {
  readonly port: number;
  /** For one port of this machine. */
  setMode(targetPort: number, mode: ProxyMode): void;
  /** Cuts the next matching request to that port. Resolves when that has happened. */
  cutNext(targetPort: number, matching: RegExp, point: CutPoint): Promise<void>;
  /** Every port passes again, and no cut is pending. */
  reset(): void;
  close(): Promise<void>;
}

interface PendingCut {
  readonly matching: RegExp;
  readonly point: CutPoint;
  readonly done: () => void;
}

/** The state of one port's connections. */
interface Target {
  mode: ProxyMode;
  pending: PendingCut | undefined;
  readonly open: Set<Socket>;
}

interface Address {
  readonly host: string;
  readonly port: number;
  /** Length of the parsed message in bytes. */
  readonly length: number;
}

const greeting = Buffer.from([5, 0]);
const accepted = Buffer.from([5, 0, 0, 1, 0, 0, 0, 0, 0, 0]);
const notAllowed = Buffer.from([5, 2, 0, 1, 0, 0, 0, 0, 0, 0]);
const thisMachine = ['localhost', '127.0.0.1', '::1'];

/** The requested destination (RFC 1928, section 4); null until it is complete. */
function readAddress(bytes: Buffer): Address | null {
  const [, , , kind = 0, nameLength = 0] = bytes;
  const [start, size] = kind === 3 ? [5, nameLength] : [4, kind === 1 ? 4 : 16];
  const length = start + size + 2;
  if (bytes.length < length) return null;
  const written = bytes.subarray(start, start + size);
  const ipv6 = () =>
    written.readUInt8(15) === 1 && written.subarray(0, 15).every((byte) => byte === 0) ? '::1' : '::';
  const host = kind === 3 ? written.toString('latin1') : kind === 1 ? [...written].join('.') : ipv6();
  return { host, port: bytes.readUInt16BE(length - 2), length };
}

/** Waits for the client's requested destination. Browsers wait for each answer, so nothing else is in the buffer. */
function whereTo(client: Socket, decided: (address: Address) => void): void {
  let heard = Buffer.alloc(0);
  let greeted = false;
  const listen = (chunk: Buffer) => {
    heard = Buffer.concat([heard, chunk]);
    const [, methods] = heard;
    if (!greeted && methods !== undefined && heard.length >= 2 + methods) {
      heard = heard.subarray(2 + methods);
      greeted = true;
      client.write(greeting);
    }
    const address = greeted && heard.length > 4 ? readAddress(heard) : null;
    if (address === null) return;
    client.off('data', listen);
    decided(address);
  };
  client.on('data', listen);
}

/** Relays bytes in both directions, and cuts where requested. */
function carry(client: Socket, upstream: Socket, target: Target): void {
  let swallowAnswer: (() => void) | undefined;
  const hangUp = () => {
    client.resetAndDestroy();
    upstream.destroy();
  };
  client.on('close', () => upstream.destroy());
  upstream.on('close', () => client.destroy());
  client.on('data', (chunk) => {
    if (target.mode === 'hang') return;
    const cut = target.pending?.matching.test(chunk.toString('latin1')) ? target.pending : undefined;
    if (!cut) {
      upstream.write(chunk);
      return;
    }
    target.pending = undefined;
    if (cut.point === 'before') {
      hangUp();
      cut.done();
    } else if (cut.point === 'during') {
      upstream.write(chunk, () => client.resetAndDestroy());
      upstream.resume();
      cut.done();
    } else {
      swallowAnswer = () => {
        hangUp();
        cut.done();
      };
      upstream.write(chunk);
    }
  });
  upstream.on('data', (chunk) => {
    if (swallowAnswer) swallowAnswer();
    else if (target.mode !== 'hang' && !client.destroyed) client.write(chunk);
  });
}

/**
 * A SOCKS proxy to this machine only. It works on bytes, not HTTP: what it breaks, a real network can break. A browser
 * gives each of its contexts its own proxy, and all traffic of that context uses it, including its workers.
 */
export async function startSocksProxy(): Promise<SocksProxy> {
  const targets = new Map<number, Target>();
  const clients = new Set<Socket>();
  const targetAt = (port: number): Target => {
    const known = targets.get(port) ?? { mode: 'pass', pending: undefined, open: new Set() };
    targets.set(port, known);
    return known;
  };
  const track = (socket: Socket, set: Set<Socket>) => {
    set.add(socket);
    socket.on('close', () => set.delete(socket));
    socket.on('error', () => socket.destroy());
  };

  const server: Server = createServer({ allowHalfOpen: false }, (client) => {
    track(client, clients);
    client.setNoDelay(true);
    whereTo(client, ({ host, port }) => {
      if (!thisMachine.includes(host)) {
        client.end(notAllowed);
        return;
      }
      const target = targetAt(port);
      track(client, target.open);
      client.write(accepted);
      if (target.mode === 'refuse') {
        client.resetAndDestroy();
        return;
      }
      if (target.mode === 'hang') {
        client.resume();
        return;
      }
      const upstream = connect({ port, host: '127.0.0.1', noDelay: true });
      track(upstream, target.open);
      carry(client, upstream, target);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  return {
    port: (server.address() as AddressInfo).port,
    setMode(targetPort, mode) {
      const target = targetAt(targetPort);
      target.mode = mode;
      if (mode === 'refuse') for (const socket of target.open) socket.resetAndDestroy();
    },
    cutNext: (targetPort, matching, point) =>
      new Promise((done) => {
        targetAt(targetPort).pending = { matching, point, done };
      }),
    reset() {
      for (const target of targets.values()) Object.assign(target, { mode: 'pass', pending: undefined });
    },
    async close() {
      for (const { open } of targets.values()) for (const socket of open) socket.destroy();
      for (const socket of clients) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
