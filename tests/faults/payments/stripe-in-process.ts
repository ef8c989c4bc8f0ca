import Stripe from 'stripe';
import { apiVersion } from '#local/stripe/objects/api-version.ts';
import { Account } from '#local/stripe/account/account.ts';
import { Store } from '#local/stripe/account/store.ts';
import { answerApiCall } from '#local/stripe/api/answer-api-call.ts';
import { eventAsSent } from '#local/stripe/objects/event-object.ts';
import { practiceKeys } from '#local/stripe/practice-keys.ts';
import { signatureHeader } from '#local/stripe/webhooks/sign.ts';
import type { EventRecord } from '#local/stripe/account/records.ts';

/** A separate practice account for one schedule. */
export function createAccount(now: () => number): Account {
  return new Account({ store: new Store(null), origin: 'http://127.0.0.1:1', now, onEvent: () => undefined });
}

/** The official client, connected to an account in this process: Stripe's responses without sockets. */
export function openInProcess(account: Account): Stripe {
  const httpClient: NonNullable<Stripe.StripeConfig['httpClient']> = {
    getClientName: () => 'in-process',
    makeRequest: async (_host, _port, path, method, headers, requestData) => {
      const [pathname = '', query = ''] = path.split('?');
      const sent = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)]);
      const {
        status,
        headers: answered,
        body,
      } = answerApiCall(account, practiceKeys.secretKey, {
        method,
        path: pathname,
        query,
        headers: Object.fromEntries(sent) as Record<string, string>,
        body: requestData,
      });
      return {
        getStatusCode: () => status,
        getHeaders: () => ({ ...answered }),
        // The client assigns properties to it.
        getRawResponse: () => ({}),
        toStream: () => null,
        toJSON: async () => JSON.parse(body) as unknown,
      };
    },
  };
  return new Stripe(practiceKeys.secretKey, { apiVersion, httpClient, telemetry: false });
}

/** An event as delivered: its exact body, signed at this moment (in milliseconds). */
export function signed(event: EventRecord, now: number): { readonly body: Uint8Array; readonly signature: string } {
  const payload = JSON.stringify(eventAsSent(event));
  const signature = signatureHeader(payload, practiceKeys.webhookSecret, Math.floor(now / 1_000));
  return { body: new TextEncoder().encode(payload), signature };
}
