import { createECDH, type ECDH, randomBytes, randomUUID, verify, createPublicKey } from 'node:crypto';
import ece from 'http_ece';
import { z } from 'zod';
import { practiceVapidKeys } from '#build/practice-vapid-keys.ts';

/** A browser's subscription, as `PushSubscription.toJSON()` gives it. */
export interface StandInSubscription {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

/** What a browser would have received. */
export interface ReceivedPush {
  readonly endpoint: string;
  /** The decrypted payload. */
  readonly payload: string;
  readonly ttl: number;
  readonly topic: string | null;
}

export type PushAnswer = { readonly status: 201; readonly push: ReceivedPush } | { readonly status: 400 | 401 | 410 };

/** An address of a real push service, so that rules and functions take it as one. Nothing is ever sent there. */
const endpointOf = (id: string): string => `https://fcm.googleapis.com/fcm/send/stand-in-${id}`;

const claimsSchema = z.object({ aud: z.string(), exp: z.number(), sub: z.string().startsWith('mailto:') });

const bytesOf = (text: string): Buffer => Buffer.from(text, 'base64url');

/** The public key of the sender, as RFC 8292 writes it: an uncompressed point. */
function publicKeyOf(raw: string) {
  const point = bytesOf(raw);
  const text = (from: number, to: number): string => point.subarray(from, to).toString('base64url');
  return createPublicKey({ key: { kty: 'EC', crv: 'P-256', x: text(1, 33), y: text(33, 65) }, format: 'jwk' });
}

/** Whether the sender is the one whose key the subscription was made for (RFC 8292). */
function isFromUs(authorization: string, endpoint: string, now: number): boolean {
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=([\w-]+)$/.exec(authorization) ?? [];
  const [head = '', body = '', signature = ''] = token.split('.');
  if (key !== practiceVapidKeys.publicKey) return false;
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${body}`),
    { key: publicKeyOf(key), dsaEncoding: 'ieee-p1363' },
    bytesOf(signature),
  );
  const claims = claimsSchema.safeParse(JSON.parse(bytesOf(body).toString() || '{}')).data;
  return isSigned && claims?.aud === new URL(endpoint).origin && claims.exp * 1000 > now;
}

/** Stands in for the push services of browsers: makes subscriptions, and decrypts what is sent to them (RFC 8291). */
export class PushStandIn {
  readonly #browsers = new Map<string, { readonly key: ECDH; readonly auth: Buffer }>();

  subscribe(): StandInSubscription {
    const key = createECDH('prime256v1');
    const p256dh = key.generateKeys('base64url');
    const auth = randomBytes(16);
    const endpoint = endpointOf(randomUUID());
    this.#browsers.set(endpoint, { key, auth });
    return { endpoint, keys: { p256dh, auth: auth.toString('base64url') } };
  }

  /** As when a browser is removed: the service does not know it any more. */
  forget(endpoint: string): void {
    this.#browsers.delete(endpoint);
  }

  receive(headers: Readonly<Record<string, unknown>>, body: Buffer, now: number): PushAnswer {
    const endpoint = String(headers['x-endpoint']);
    const browser = this.#browsers.get(endpoint);
    if (browser === undefined) return { status: 410 };
    if (!isFromUs(String(headers['authorization']), endpoint, now)) return { status: 401 };
    if (headers['content-encoding'] !== 'aes128gcm') return { status: 400 };
    const payload = ece.decrypt(body, { version: 'aes128gcm', privateKey: browser.key, authSecret: browser.auth });
    const topic = headers['topic'];
    return {
      status: 201,
      push: {
        endpoint,
        payload: payload.toString('utf8'),
        ttl: Number(headers['ttl']),
        topic: typeof topic === 'string' ? topic : null,
      },
    };
  }
}
