import type { Account } from '../account/account.ts';
import { newId } from '../account/ids.ts';
import { type ChargeRecord, methods } from '../account/records.ts';
import { notFound, Refusal } from '../account/refusal.ts';
import { refund } from '../account/refunds.ts';
import { createSession, currentSession, expireSession, type NewSession } from '../account/sessions.ts';
import { chargeObject } from '../objects/charge-object.ts';
import { disputeObject } from '../objects/dispute-object.ts';
import { eventAsSent } from '../objects/event-object.ts';
import { lineItemObject } from '../objects/line-item-object.ts';
import { paymentIntentObject } from '../objects/payment-intent-object.ts';
import { refundObject } from '../objects/refund-object.ts';
import { sessionObject } from '../objects/session-object.ts';
import { expand } from './expand.ts';
import { listObject, pageOf } from './list-object.ts';
import {
  chargeListParameters,
  eventListParameters,
  moneyBackListParameters,
  readParameters,
  refundParameters,
  retrieveParameters,
  sessionListParameters,
  sessionParameters,
} from './parameters.ts';
import type { z } from 'zod';

/** What reading a request comes to: its parameters are right, and this does it. */
type Prepared = () => object;
type Prepare = (account: Account, sent: unknown, id: string) => Prepared;

interface Route {
  readonly method: 'GET' | 'POST';
  /** One group at most: the id. */
  readonly path: RegExp;
  readonly prepare: Prepare;
}

function toNewSession(asked: z.output<typeof sessionParameters>): NewSession {
  const payment = asked.payment_intent_data;
  return {
    lineItems: asked.line_items.map(({ quantity, price_data: price }) => ({
      id: newId('li_'),
      name: price.product_data.name,
      description: price.product_data.description ?? null,
      unitAmount: price.unit_amount,
      quantity,
    })),
    allowedMethods: asked.allowed_payment_method_types ?? null,
    methods: asked.allowed_payment_method_types ?? [...methods],
    successUrl: asked.success_url,
    cancelUrl: asked.cancel_url ?? null,
    clientReferenceId: asked.client_reference_id ?? null,
    customerEmail: asked.customer_email ?? null,
    expiresAt: asked.expires_at ?? null,
    locale: asked.locale ?? null,
    submitType: asked.submit_type ?? null,
    metadata: asked.metadata ?? {},
    paymentDescription: payment?.description ?? null,
    paymentMetadata: payment?.metadata ?? {},
    receiptEmail: payment?.receipt_email ?? null,
  };
}

/** A request for one object that there is. */
function retrieving(find: (account: Account, id: string) => object): Prepare {
  return (account, sent, id) => {
    const { expand: paths } = readParameters(retrieveParameters, sent);
    return () => expand(account, find(account, id), paths);
  };
}

function chargeToRefund(account: Account, asked: z.output<typeof refundParameters>): ChargeRecord {
  if (asked.charge !== undefined) return account.charge(asked.charge);
  if (asked.payment_intent !== undefined) return account.charge(account.payment(asked.payment_intent).latestCharge);
  throw new Refusal('One of the following params should be provided for this request: payment_intent or charge.');
}

const belongsTo =
  (asked: { readonly charge?: string | undefined; readonly payment_intent?: string | undefined }) =>
  (row: { readonly charge: string; readonly paymentIntent: string }): boolean =>
    (asked.charge ?? row.charge) === row.charge && (asked.payment_intent ?? row.paymentIntent) === row.paymentIntent;

export const routes: readonly Route[] = [
  {
    method: 'POST',
    path: /^\/v1\/checkout\/sessions$/,
    prepare: (account, sent) => {
      const asked = readParameters(sessionParameters, sent);
      return () => expand(account, sessionObject(account, createSession(account, toNewSession(asked))), asked.expand);
    },
  },
  {
    method: 'GET',
    path: /^\/v1\/checkout\/sessions$/,
    prepare: (account, sent) => {
      const asked = readParameters(sessionListParameters, sent);
      return () => {
        const found = [...account.tables.sessions.keys()]
          .map((id) => currentSession(account, id))
          .filter(({ status }) => (asked.status ?? status) === status)
          .filter(({ paymentIntent }) => (asked.payment_intent ?? paymentIntent) === paymentIntent);
        const { rows, hasMore } = pageOf(found, asked);
        const data = rows.map((session) => sessionObject(account, session));
        return expand(account, listObject('/v1/checkout/sessions', data, hasMore), asked.expand);
      };
    },
  },
  {
    method: 'GET',
    path: /^\/v1\/checkout\/sessions\/([^/]+)$/,
    prepare: retrieving((account, id) => sessionObject(account, currentSession(account, id))),
  },
  {
    method: 'POST',
    path: /^\/v1\/checkout\/sessions\/([^/]+)\/expire$/,
    prepare: retrieving((account, id) => sessionObject(account, expireSession(account, id))),
  },
  {
    method: 'GET',
    path: /^\/v1\/checkout\/sessions\/([^/]+)\/line_items$/,
    prepare: retrieving((account, id) => {
      const session = account.session(id);
      const items = session.lineItems.map((item) => lineItemObject(item, session));
      return listObject(`/v1/checkout/sessions/${id}/line_items`, items);
    }),
  },
  {
    method: 'GET',
    path: /^\/v1\/payment_intents\/([^/]+)$/,
    prepare: retrieving((account, id) => paymentIntentObject(account, account.payment(id))),
  },
  {
    method: 'GET',
    path: /^\/v1\/charges$/,
    prepare: (account, sent) => {
      const asked = readParameters(chargeListParameters, sent);
      return () => {
        const { rows, hasMore } = pageOf(
          [...account.tables.charges.values()].filter(
            ({ paymentIntent }) => (asked.payment_intent ?? paymentIntent) === paymentIntent,
          ),
          asked,
        );
        const data = rows.map((charge) => chargeObject(account, charge));
        return expand(account, listObject('/v1/charges', data, hasMore), asked.expand);
      };
    },
  },
  {
    method: 'GET',
    path: /^\/v1\/charges\/([^/]+)$/,
    prepare: retrieving((account, id) => chargeObject(account, account.charge(id))),
  },
  {
    method: 'POST',
    path: /^\/v1\/refunds$/,
    prepare: (account, sent) => {
      const asked = readParameters(refundParameters, sent);
      return () => {
        const record = refund(account, {
          charge: chargeToRefund(account, asked),
          amount: asked.amount ?? null,
          reason: asked.reason ?? null,
          metadata: asked.metadata ?? {},
        });
        return expand(account, refundObject(record), asked.expand);
      };
    },
  },
  {
    method: 'GET',
    path: /^\/v1\/refunds$/,
    prepare: (account, sent) => {
      const asked = readParameters(moneyBackListParameters, sent);
      return () => {
        const { rows, hasMore } = pageOf([...account.tables.refunds.values()].filter(belongsTo(asked)), asked);
        return expand(account, listObject('/v1/refunds', rows.map(refundObject), hasMore), asked.expand);
      };
    },
  },
  {
    method: 'GET',
    path: /^\/v1\/refunds\/([^/]+)$/,
    prepare: retrieving((account, id) => {
      const found = account.tables.refunds.get(id);
      if (found === undefined) throw notFound('refund', id);
      return refundObject(found);
    }),
  },
  {
    method: 'GET',
    path: /^\/v1\/disputes$/,
    prepare: (account, sent) => {
      const asked = readParameters(moneyBackListParameters, sent);
      return () => {
        const { rows, hasMore } = pageOf([...account.tables.disputes.values()].filter(belongsTo(asked)), asked);
        const data = rows.map((dispute) => disputeObject(account, dispute));
        return expand(account, listObject('/v1/disputes', data, hasMore), asked.expand);
      };
    },
  },
  {
    method: 'GET',
    path: /^\/v1\/disputes\/([^/]+)$/,
    prepare: retrieving((account, id) => {
      const found = account.tables.disputes.get(id);
      if (found === undefined) throw notFound('dispute', id);
      return disputeObject(account, found);
    }),
  },
  {
    method: 'GET',
    path: /^\/v1\/events$/,
    prepare: (account, sent) => {
      const asked = readParameters(eventListParameters, sent);
      const types = asked.types ?? (asked.type === undefined ? null : [asked.type]);
      return () => {
        const found = [...account.tables.events.values()].filter(({ type }) => types?.includes(type) ?? true);
        const { rows, hasMore } = pageOf(found, asked);
        return listObject('/v1/events', rows.map(eventAsSent), hasMore);
      };
    },
  },
  {
    method: 'GET',
    path: /^\/v1\/events\/([^/]+)$/,
    prepare: retrieving((account, id) => {
      const found = account.tables.events.get(id);
      if (found === undefined) throw notFound('event', id);
      return eventAsSent(found);
    }),
  },
];
