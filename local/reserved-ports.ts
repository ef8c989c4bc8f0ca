import { createSocket } from 'node:dgram';

/** Below the ports that Linux (from 32768) and macOS (from 49152) give to outgoing connections and to servers on port 0. */
const lowest = 20_000;
const highest = 32_767;

const loopback = '127.0.0.1';

/**
 * Holds a UDP socket of the same number until this process ends: no server of ours uses UDP, only one process can have
 * it, and the system takes it back from a process that was killed.
 */
function reserve(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createSocket('udp4');
    socket.once('error', () => resolve(false));
    socket.bind({ port, address: loopback, exclusive: true }, () => {
      socket.unref();
      resolve(true);
    });
  });
}

/**
 * Chooses a port that is free and that no other process chooses in the same way while this one runs: it can be handed
 * to a server that starts much later.
 */
export async function reservePort(isTaken: (port: number) => Promise<boolean>): Promise<number> {
  const count = highest - lowest + 1;
  const first = Math.floor(Math.random() * count);
  for (let tried = 0; tried < count; tried += 1) {
    const port = lowest + ((first + tried) % count);
    // Reserved first: nobody else can choose it between the look and the decision.
    if ((await reserve(port)) && !(await isTaken(port))) return port;
  }
  throw new Error(`No port from ${lowest} to ${highest} is free`);
}
