import { Agent, request } from 'node:http';

export interface WireAnswer {
  readonly status: number;
  readonly body: string;
}

export interface WireRequest {
  readonly method: 'DELETE' | 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  readonly body?: object;
}

const agent = new Agent({ keepAlive: true });

/** One request over HTTP. With `fetch`, twenty thousand of them take twice the processor time. */
export function sendRequest(url: string, { method, headers, body }: WireRequest): Promise<WireAnswer> {
  return new Promise((resolve, reject) => {
    const type = body === undefined ? {} : { 'content-type': 'application/json' };
    const sent = request(url, { agent, method, headers: { ...headers, ...type } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.once('error', reject);
      response.once('end', () =>
        resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks).toString('utf8') }),
      );
    });
    sent.once('error', reject);
    sent.end(body === undefined ? undefined : JSON.stringify(body));
  });
}
