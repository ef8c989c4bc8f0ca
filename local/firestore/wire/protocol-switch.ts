import { createServer, type Server, type Socket } from 'node:net';

const HTTP2_PREFACE = Buffer.from('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 'latin1');

export interface Protocols {
  http1(socket: Socket): void;
  http2(socket: Socket): void;
}

/**
 * Serves both protocols on one port, chosen by the first bytes of a connection. Connections are accepted at once and
 * wait for `protocols`, so that the port can be bound before anything else is opened.
 */
export function createProtocolSwitch(protocols: Promise<Protocols>): Server {
  return createServer({ noDelay: true }, (socket) => {
    // No protocol handler owns a connection that fails before its first byte, so its error is handled here.
    const ignore = (): void => void socket.destroy();
    let head = Buffer.alloc(0);
    const peek = (): void => {
      const chunk = socket.read() as Buffer | null;
      if (chunk === null) return;
      head = Buffer.concat([head, chunk]);
      const length = Math.min(head.length, HTTP2_PREFACE.length);
      const isPreface = HTTP2_PREFACE.subarray(0, length).equals(head.subarray(0, length));
      if (isPreface && length < HTTP2_PREFACE.length) return;
      socket.off('readable', peek);
      // Unshift only after the listener is removed: it would otherwise fire again for the same bytes, endlessly.
      socket.unshift(head);
      protocols
        .then(({ http1, http2 }) => {
          socket.off('error', ignore);
          if (isPreface) http2(socket);
          else http1(socket);
        })
        .catch(ignore);
    };
    socket.on('error', ignore);
    socket.on('readable', peek);
  });
}
