import { Agent, request } from 'node:http';
import { projectId } from '#build/project.ts';

export interface RestClient {
  /** Posts JSON to a method below `documents`. @returns the body, unread. @throws Error for a status other than 200. */
  post(method: string, body: unknown): Promise<string>;
  get(path: string): Promise<string>;
  close(): void;
}

const owner = { authorization: 'Bearer owner', 'content-type': 'application/json' };

/** Firestore over REST without an SDK: what is measured is the server, and reading its answers takes little. */
export function restClient(host: string): RestClient {
  const agent = new Agent({ keepAlive: true });
  const base = `http://${host}/v1/projects/${projectId}/databases/(default)/documents`;
  const send = (url: string, body: string | null): Promise<string> =>
    new Promise((resolve, reject) => {
      const call = request(url, { agent, method: body === null ? 'GET' : 'POST', headers: owner }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.once('error', reject);
        response.once('end', () => {
          const text = Buffer.concat(chunks).toString('utf8');
          if (response.statusCode === 200) resolve(text);
          else reject(new Error(`${response.statusCode}: ${text.slice(0, 500)}`));
        });
      });
      call.once('error', reject);
      call.end(body);
    });
  return {
    post: (method, body) => send(`${base}${method}`, JSON.stringify(body)),
    get: (path) => send(`${base}/${path}`, null),
    close: () => agent.destroy(),
  };
}
