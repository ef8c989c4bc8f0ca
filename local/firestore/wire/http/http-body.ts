import type { IncomingMessage } from 'node:http';
import { StatusError } from '#local/firestore/errors.ts';

/** Google's limit: a request of 10 MiB, plus 1 MiB of envelope. */
export const MAX_REQUEST_BYTES = 11_534_336;

/** Reads the whole request body, even beyond the limit, so that the client receives the response. */
export async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= MAX_REQUEST_BYTES) chunks.push(chunk);
  }
  if (size > MAX_REQUEST_BYTES) {
    throw new StatusError('INVALID_ARGUMENT', `Request payload size exceeds the limit: ${MAX_REQUEST_BYTES} bytes.`);
  }
  return Buffer.concat(chunks).toString('utf8');
}
