import { createHash } from 'node:crypto';
import { feedSecretIn } from '#domain/calendar-feed/feed-address.ts';
import type { DomainError } from '#domain/error-codes.ts';
import { isTransientFailure } from '#functions/gateways/transient-failure.ts';
import { describeFailure } from '../describe-failure.ts';
import { callLimits } from '../http/call-limits.ts';
import { clientAddress } from '../http/client-address.ts';
import { errorAnswer } from '../http/error-answer.ts';
import type { HttpAnswer, HttpCall } from '../http/http-call.ts';
import { takeLimits } from '../take-limits.ts';
import type { LogFields } from '../redact.ts';
import type { Services } from '../services.ts';
import type { Feed } from './feed.ts';

/** Calendar services read every few hours, or once a day; a person who sets one up reads a few times in a row. */
const readsPerSecret = { most: 60, withinSeconds: 3600 } as const;

/** Kept by the reader alone, and asked for anew each time: a visit that is cancelled is gone at the next look. */
const cacheControl = 'private, no-cache';

const entityTag = (text: string): string => `"${createHash('sha256').update(text).digest('base64url')}"`;

/** Whether the reader has this text already (RFC 9110, section 13.1.2). */
function isKnown(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch.trim() === '*') return true;
  return ifNoneMatch.split(',').some((each) => each.trim().replace(/^W\//, '') === tag);
}

function textAnswer({ headers }: HttpCall, text: string): HttpAnswer {
  const tag = entityTag(text);
  const common = { etag: tag, 'cache-control': cacheControl };
  if (isKnown(headers['if-none-match'], tag)) return { status: 304, headers: common, body: '' };
  return { status: 200, headers: { ...common, 'content-type': 'text/calendar; charset=utf-8' }, body: text };
}

function withoutMethod(): HttpAnswer {
  const answer = errorAnswer({ code: 'invalid-input' }, 405);
  return { ...answer, headers: { ...answer.headers, allow: 'GET, HEAD' } };
}

async function read(feed: Feed, call: HttpCall, services: Services): Promise<HttpAnswer> {
  const secret = feedSecretIn(call.path);
  if (secret === null) return errorAnswer({ code: 'not-found' });
  const perAddress = callLimits(feed.name, { client: clientAddress(call), actorUid: null });
  const perSecret = { name: `${feed.name}/secret`, subject: secret, ...readsPerSecret };
  const wait = await takeLimits([perSecret, ...perAddress], services);
  if (wait !== null) return errorAnswer({ code: 'too-many-requests', retryAfterSeconds: wait });
  const text = await (await feed.load())(secret, services);
  return text === null ? errorAnswer({ code: 'not-found' }) : textAnswer(call, text);
}

/**
 * Answers a reader that has nothing but an address. Every secret that does not count gets the same answer, after the same
 * reads. HEAD is answered as GET: the runtime leaves the text out. The path is logged nowhere, because the secret is in it.
 */
export async function answerFeed(
  feed: Feed,
  call: HttpCall,
  services: Services,
  requestId: string,
): Promise<HttpAnswer> {
  const { log, clock } = services;
  const startedAt = clock.now();
  const facts = (status: number): LogFields => ({
    function: feed.name,
    requestId,
    durationMs: clock.now().getTime() - startedAt.getTime(),
    status,
  });
  if (call.method !== 'GET' && call.method !== 'HEAD') {
    log.info('feed rejected', facts(405));
    return withoutMethod();
  }
  try {
    const answer = await read(feed, call, services);
    log.info(answer.status < 400 ? 'feed answered' : 'feed rejected', facts(answer.status));
    return answer;
  } catch (error) {
    const code: DomainError['code'] = isTransientFailure(error) ? 'server-unavailable' : 'unknown';
    const failure = errorAnswer({ code });
    log.error('feed failed', { ...facts(failure.status), ...describeFailure(error) });
    return failure;
  }
}
