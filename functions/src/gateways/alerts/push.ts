import { createHash } from 'node:crypto';
import { brand } from '#domain/brand.ts';
import { isKnownPushService } from '#domain/documents/alerts/push-subscription.ts';

/** A browser that receives push messages. */
export interface PushTarget {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

export interface OutgoingPush {
  /** Of the alert. A second one with the same id replaces the first, at the service and on the screen. */
  readonly id: string;
  readonly payload: object;
  /** From then on it is of no use. */
  readonly expiresAt: Date;
}

/** `gone`: the service does not know the browser any more. */
export type PushResult = 'sent' | 'gone' | 'unavailable' | 'refused' | 'no-service';

export interface Push {
  /** Hands a message to the push service of one browser. Never throws. */
  send(target: PushTarget, push: OutgoingPush, now: Date): Promise<PushResult>;
}

export interface PushSettings {
  /** Of the keys by which push services know us (RFC 8292); empty where there are none. */
  readonly publicKey: string;
  readonly privateKey: string;
  /** Locally, what receives every message in the place of its service; otherwise empty. */
  readonly standIn: string;
}

/** Far below the lease of an alert, also for ten browsers. */
const timeoutMs = 4_000;

function resultOf(status: number): PushResult {
  if (status >= 200 && status < 300) return 'sent';
  if (status === 404 || status === 410) return 'gone';
  return status === 429 || status >= 500 ? 'unavailable' : 'refused';
}

/** At most 32 characters of base64url, by which a service replaces what it has not delivered yet. */
const topicOf = (id: string): string => createHash('sha256').update(id).digest('base64url').slice(0, 32);

export const createPush = (settings: () => PushSettings): Push => ({
  async send({ endpoint, p256dh, auth }, { id, payload, expiresAt }, now) {
    const { publicKey, privateKey, standIn } = settings();
    if (publicKey === '') return 'no-service';
    // The rules admit no other; asked again, because this calls an address that a client wrote.
    if (!isKnownPushService(endpoint)) return 'gone';
    try {
      // Every function loads the gateways, and one sends messages.
      const { default: webPush } = await import('web-push');
      const request = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(payload), {
        vapidDetails: { subject: `mailto:${brand.email}`, publicKey, privateKey },
        TTL: Math.max(0, Math.floor((expiresAt.getTime() - now.getTime()) / 1000)),
        urgency: 'high',
        topic: topicOf(id),
        contentEncoding: 'aes128gcm',
      });
      const headers = new Headers(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
      headers.delete('content-length');
      if (standIn !== '') headers.set('x-endpoint', endpoint);
      const answer = await fetch(standIn === '' ? endpoint : standIn, {
        method: 'POST',
        headers,
        body: new Uint8Array(request.body),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      await answer.body?.cancel();
      return resultOf(answer.status);
    } catch {
      return 'unavailable';
    }
  },
});
