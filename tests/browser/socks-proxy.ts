import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/**
 * Where a connection is cut, once, when a request goes by whose bytes match:
 * - `before`: the server never sees it;
 * - `during`: the server has all of it, and the client hears nothing of the answer, which may not even exist yet;
 * - `after`: the server has answered, and the answer is lost on its way back.
 */
export type CutPoint = 'before' | 'during' | 'after';

/** `refuse` drops every connection, old and new; `hang` accepts them and never says a word, as bad Wi-Fi does. */
export type ProxyMode = 'pass' | 'refuse' | 'hang';

export interface TcpProxy {
  readonly port: number;
  setMode(mode: ProxyMode): void;
  /** Cuts the next matching request. Resolves when that has happened. */
  cutNext(matching: RegExp, point: CutPoint): Promise<void>;
  close(): Promise<void>;
}

interface PendingCut {
  readonly matching: RegExp;
  readonly point: CutPoint;
  readonly done: () => void;
}

/** A proxy in front of one port of this machine. It knows bytes, not HTTP: what it breaks, a real network can break. */
export async function startTcpProxy(targetPort: number): Promise<TcpProxy> {
  let mode: ProxyMode = 'pass';
  let pending: PendingCut | undefined;
  const open = new Set<Socket>();

  const track = (socket: Socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket));
    socket.on('error', () => socket.destroy());
  };

  const server: Server = createServer({ allowHalfOpen: false }, (client) => {
    track(client);
    if (mode === 'refuse') {
      client.resetAndDestroy();
      return;
    }
    if (mode === 'hang') {
      client.resume();
      return;
    }
    const upstream = connect({ port: targetPort, host: '127.0.0.1' });
    track(upstream);
    let swallowAnswer: (() => void) | undefined;
    const hangUp = () => {
      client.resetAndDestroy();
      upstream.destroy();
    };
    client.on('close', () => upstream.destroy());
    upstream.on('close', () => client.destroy());
    client.on('data', (chunk) => {
      if (mode === 'hang') return;
      const cut = pending?.matching.test(chunk.toString('latin1')) ? pending : undefined;
      if (!cut) {
        upstream.write(chunk);
        return;
      }
      pending = undefined;
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
      else if (mode !== 'hang' && !client.destroyed) client.write(chunk);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  return {
    port: (server.address() as AddressInfo).port,
    setMode(next) {
      mode = next;
      if (next === 'refuse') for (const socket of open) socket.resetAndDestroy();
    },
    cutNext: (matching, point) =>
      new Promise((done) => {
        pending = { matching, point, done };
      }),
    async close() {
      for (const socket of open) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
