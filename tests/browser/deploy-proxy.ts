import { createServer, request as forward } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface DeployProxy {
  readonly port: number;
  /** From now on the server has another version: a changed worker, and none of the former hashed files. */
  deploy(): void;
  close(): Promise<void>;
}

/** A proxy in front of the app's server that can switch to "the next version", like a deploy. */
export async function startDeployProxy(targetPort: number): Promise<DeployProxy> {
  let deployed = false;
  const server = createServer((incoming, outgoing) => {
    const path = incoming.url ?? '/';
    if (deployed && path.startsWith('/assets/')) {
      outgoing.writeHead(404, { 'content-type': 'text/plain' }).end('gone');
      return;
    }
    const headers = { ...incoming.headers, host: `localhost:${targetPort}`, 'accept-encoding': 'identity' };
    const upstream = forward(
      { host: '127.0.0.1', port: targetPort, path, method: incoming.method ?? 'GET', headers },
      (answer) => {
        const nextWorker = deployed && path.startsWith('/service-worker.js');
        const answerHeaders = { ...answer.headers };
        if (nextWorker) delete answerHeaders['content-length'];
        outgoing.writeHead(answer.statusCode ?? 502, answerHeaders);
        answer.on('end', () => outgoing.end(nextWorker ? '\n// the next version\n' : ''));
        answer.pipe(outgoing, { end: false });
      },
    );
    upstream.on('error', () => outgoing.destroy());
    incoming.pipe(upstream);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    deploy: () => {
      deployed = true;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
