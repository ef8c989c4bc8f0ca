import { once } from 'node:events';
import { createServer } from 'node:net';
import { describe, expect, test } from 'vitest';
import { findPortOwner, listeningInodes } from './port-owner.ts';
import { freePorts, isPortTaken } from './ports.ts';
import { assertPortsFree, explainPortConflicts } from './port-conflicts.ts';

describe('explainPortConflicts', () => {
  const taken = [{ name: 'app', port: 5000, owner: { pid: 123, command: 'python3 -m http.server 5000' } }] as const;

  test('names the port, its purpose, its owner and the remedies', () => {
    const text = explainPortConflicts(taken, 'linux');
    expect(text).toContain('Port 5000, meant for the app, is in use by process 123: python3 -m http.server 5000');
    expect(text).toContain('kill 123');
    expect(text).toContain('npm start -- --port-offset 100');
    expect(text).not.toContain('AirPlay');
  });

  test('on macOS mentions AirPlay for port 5000', () => {
    expect(explainPortConflicts(taken, 'darwin')).toContain('AirPlay');
  });

  test('does not name an unknown owner', () => {
    const text = explainPortConflicts([{ name: 'auth', port: 9099, owner: null }], 'linux');
    expect(text).toContain('in use by another program');
    expect(text).not.toContain('kill');
  });
});

describe('assertPortsFree', () => {
  test('accepts free ports', async () => {
    await expect(assertPortsFree(await freePorts(), 0)).resolves.toBeUndefined();
  });

  test.each(['127.0.0.1', '::1', '0.0.0.0'])('sees a server on %s', async (host) => {
    const ports = await freePorts();
    const server = createServer().listen(ports.firestore, host);
    await once(server, 'listening');
    try {
      expect(await isPortTaken(ports.firestore)).toBe(true);
      await expect(assertPortsFree(ports, 0)).rejects.toThrow(
        `Port ${ports.firestore}, meant for the Firestore emulator`,
      );
    } finally {
      server.close();
    }
  });

  test('waits for a port that is released in time', async () => {
    const ports = await freePorts();
    const server = createServer().listen(ports.auth, '127.0.0.1');
    await once(server, 'listening');
    setTimeout(() => server.close(), 300);
    await expect(assertPortsFree(ports, 10_000)).resolves.toBeUndefined();
  });
});

describe('findPortOwner', () => {
  test('finds this process', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    try {
      const owner = await findPortOwner(typeof address === 'object' && address !== null ? address.port : 0);
      expect(owner?.pid).toBe(process.pid);
    } finally {
      server.close();
    }
  });

  test('ignores connections and other ports', () => {
    const table = [
      '  sl  local_address rem_address   st tx_queue rx_queue tr tm->when retrnsmt   uid  timeout inode',
      '   0: 0100007F:1388 00000000:0000 0A 00000000:00000000 00:00000000 00000000     0        0 111 1',
      '   1: 0100007F:1388 0100007F:9C40 01 00000000:00000000 00:00000000 00000000     0        0 222 1',
      '   2: 0100007F:1389 00000000:0000 0A 00000000:00000000 00:00000000 00000000     0        0 333 1',
    ].join('\n');
    expect(listeningInodes(table, 5000)).toEqual(['111']);
  });
});
