import { createHash } from 'node:crypto';
import type { AlertOutcome } from '#domain/alerts/alert-delivery.ts';
import { brand } from '#domain/brand.ts';

export interface OutgoingSms {
  /** Of the alert. The provider keeps what follows from it with the message. */
  readonly id: string;
  /** "+324…" */
  readonly to: string;
  readonly text: string;
}

export interface Sms {
  /** Hands a message to the provider. Never throws. */
  send(sms: OutgoingSms): Promise<AlertOutcome>;
}

interface SmsSettings {
  /** Of the provider's interface; empty where there is none. */
  readonly url: string;
  readonly key: string;
}

/** Far below the lease of an alert. */
const timeoutMs = 15_000;

/** The provider did nothing: it was busy, or our key or our credit is not right, which may be mended. */
const isToRepeat = (status: number): boolean => [401, 402, 403, 429].includes(status);

/** By which a message is found again at the provider: the id itself may hold that of a person. */
const referenceOf = (id: string): string => createHash('sha256').update(id).digest('hex').slice(0, 32);

/**
 * An answer that is lost may be one to a message that was taken. It is not sent again: two messages about one visit make
 * somebody think of two visits.
 */
export const createSms = (settings: () => SmsSettings): Sms => ({
  async send({ id, to, text }) {
    const { url, key } = settings();
    if (url === '') return { kind: 'dropped', reason: 'no-way' };
    try {
      const answer = await fetch(`${url}/messages`, {
        method: 'POST',
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', accept: 'application/json' },
        body: JSON.stringify({
          body: text,
          encoding: 'auto',
          originator: brand.name,
          recipients: [to.replace('+', '')],
          route: 'business',
          reference: referenceOf(id),
        }),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      await answer.body?.cancel();
      if (answer.ok) return { kind: 'sent' };
      if (isToRepeat(answer.status)) return { kind: 'retry', reason: 'unavailable' };
      return answer.status < 500 ? { kind: 'refused' } : { kind: 'dropped', reason: 'unavailable' };
    } catch (error) {
      return isNotSent(error) ? { kind: 'retry', reason: 'unavailable' } : { kind: 'dropped', reason: 'unavailable' };
    }
  },
});

/** The connection was never there: nothing was handed over. */
function isNotSent(error: unknown): boolean {
  const cause: unknown = error instanceof Error ? error.cause : null;
  const code: unknown = typeof cause === 'object' && cause !== null && 'code' in cause ? cause.code : null;
  return code === 'ECONNREFUSED' || code === 'ENOTFOUND' || code === 'EAI_AGAIN';
}
