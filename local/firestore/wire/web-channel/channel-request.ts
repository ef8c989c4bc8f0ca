import { StatusError } from '#local/firestore/errors.ts';

/** What a client posts: messages numbered from `offset` on, and with the first of them the headers of the call. */
interface ChannelPost {
  readonly offset: number;
  readonly messages: readonly string[];
  readonly headers: ReadonlyMap<string, string>;
}

/** More messages than a client puts in one post. */
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

/** The headers that would have cost a browser a preflight, as lines of Name:Value. */
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
