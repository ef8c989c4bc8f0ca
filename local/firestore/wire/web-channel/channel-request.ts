import { StatusError } from '#local/firestore/errors.ts';

/** The body of a client's POST: messages numbered from `offset`; the first POST also has the call's headers. */
interface ChannelPost {
  readonly offset: number;
  readonly messages: readonly string[];
  readonly headers: ReadonlyMap<string, string>;
}

/** Above what clients send in one POST. */
const MAX_MESSAGES = 1_000;

/** Reads count=2&ofs=5&req0___data__=…&req1___data__=…, with headers=… in the handshake. */
export function readChannelPost(body: string): ChannelPost {
  const form = new URLSearchParams(body);
  const count = readNumber(form.get('count') ?? '0');
  if (count > MAX_MESSAGES) throw new StatusError('INVALID_ARGUMENT', `More than ${MAX_MESSAGES} messages in a post.`);
  const messages = Array.from({ length: count }, (_, index) => {
    const message = form.get(`req${index}___data__`);
    if (message === null) throw new StatusError('INVALID_ARGUMENT', `Message ${index} of ${count} is missing.`);
    return message;
  });
  return { offset: readNumber(form.get('ofs') ?? '0'), messages, headers: readHeaders(form.get('headers') ?? '') };
}

export function readNumber(text: string): number {
  if (!/^\d{1,9}$/u.test(text)) throw new StatusError('INVALID_ARGUMENT', `${JSON.stringify(text)} is no number.`);
  return Number(text);
}

/** Headers sent in the body to avoid a CORS preflight, as lines of Name:Value. */
function readHeaders(lines: string): ReadonlyMap<string, string> {
  return new Map(
    lines
      .split('\r\n')
      .filter((line) => line.includes(':'))
      .map((line) => {
        const colon = line.indexOf(':');
        return [line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim()];
      }),
  );
}
