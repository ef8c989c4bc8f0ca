import type { Account } from '../account/account.ts';
import { newId } from '../account/ids.ts';
import { type ChargeRecord, methods } from '../account/records.ts';
import { notFound, ApiError } from '../account/api-error.ts';
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

/** A validated request, ready to run. */
type Prepared = () => object;
type Prepare = (account: Account, sent: unknown, id: string) => Prepared;

interface Route {
  readonly method: 'GET' | 'POST';
  /** At most one capture group: the id. */
  readonly path: RegExp;
  readonly prepare: Prepare;
}

function toNewSession(parameters: z.output<typeof sessionParameters>): NewSession {
  const payment = parameters.payment_intent_data;
  return {
    lineItems: parameters.line_items.map(({ quantity, price_data: price }) => ({
      id: newId('li_'),
      name: price.product_data.name,
      description: price.product_data.description ?? null,
      unitAmount: price.unit_amount,
      quantity,
    })),
    allowedMethods: parameters.allowed_payment_method_types ?? null,
    methods: parameters.allowed_payment_method_types ?? [...methods],
    successUrl: parameters.success_url,
    cancelUrl: parameters.cancel_url ?? null,
    clientReferenceId: parameters.client_reference_id ?? null,
    customerEmail: parameters.customer_email ?? null,
    expiresAt: parameters.expires_at ?? null,
    locale: parameters.locale ?? null,
    submitType: parameters.submit_type ?? null,
    metadata: parameters.metadata ?? {},
    paymentDescription: payment?.description ?? null,
    paymentMetadata: payment?.metadata ?? {},
    receiptEmail: payment?.receipt_email ?? null,
  };
}

/** A request that retrieves an existing object. */
function retrieving(find: (account: Account, id: string) => object): Prepare {
  return (account, sent, id) => {
    const { expand: paths } = readParameters(retrieveParameters, sent);
    return () => expand(account, find(account, id), paths);
  };
}

function chargeToRefund(account: Account, parameters: z.output<typeof refundParameters>): ChargeRecord {
  if (parameters.charge !== undefined) return account.charge(parameters.charge);
  if (parameters.payment_intent !== undefined)
    return account.charge(account.payment(parameters.payment_intent).latestCharge);
  throw new ApiError('One of the following params should be provided for this request: payment_intent or charge.');
}

const belongsTo =
  (parameters: { readonly charge?: string | undefined; readonly payment_intent?: string | undefined }) =>
  (row: { readonly charge: string; readonly paymentIntent: string }): boolean =>
    (parameters.charge ?? row.charge) === row.charge &&
    (parameters.payment_intent ?? row.paymentIntent) === row.paymentIntent;

export const routes: readonly Route[] = [
  {
    method: 'POST',
    path: /^\/v1\/checkout\/sessions$/,
    prepare: (account, sent) => {
      const parameters = readParameters(sessionParameters, sent);
      return () =>
        expand(account, sessionObject(account, createSession(account, toNewSession(parameters))), parameters.expand);
    },
  },
  {
    method: 'GET',
    path: /^\/v1\/checkout\/sessions$/,
    prepare: (account, sent) => {
      const parameters = readParameters(sessionListParameters, sent);
      return () => {
        const found = [...account.tables.sessions.keys()]
          .map((id) => currentSession(account, id))
          .filter(({ status }) => (parameters.status ?? status) === status)
          .filter(({ paymentIntent }) => (parameters.payment_intent ?? paymentIntent) === paymentIntent);
        const { rows, hasMore } = pageOf(found, parameters);
        const data = rows.map((session) => sessionObject(account, session));
        return expand(account, listObject('/v1/checkout/sessions', data, hasMore), parameters.expand);
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
      const parameters = readParameters(chargeListParameters, sent);
      return () => {
        const { rows, hasMore } = pageOf(
          [...account.tables.charges.values()].filter(
            ({ paymentIntent }) => (parameters.payment_intent ?? paymentIntent) === paymentIntent,
          ),
          parameters,
        );
        const data = rows.map((charge) => chargeObject(account, charge));
        return expand(account, listObject('/v1/charges', data, hasMore), parameters.expand);
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
      const parameters = readParameters(refundParameters, sent);
      return () => {
        const record = refund(account, {
          charge: chargeToRefund(account, parameters),
          amount: parameters.amount ?? null,
          reason: parameters.reason ?? null,
          metadata: parameters.metadata ?? {},
        });
        return expand(account, refundObject(record), parameters.expand);
      };
    },
  },
  {
    method: 'GET',
    path: /^\/v1\/refunds$/,
    prepare: (account, sent) => {
      const parameters = readParameters(moneyBackListParameters, sent);
      return () => {
        const { rows, hasMore } = pageOf(
          [...account.tables.refunds.values()].filter(belongsTo(parameters)),
          parameters,
        );
        return expand(account, listObject('/v1/refunds', rows.map(refundObject), hasMore), parameters.expand);
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
      const parameters = readParameters(moneyBackListParameters, sent);
      return () => {
        const { rows, hasMore } = pageOf(
          [...account.tables.disputes.values()].filter(belongsTo(parameters)),
          parameters,
        );
        const data = rows.map((dispute) => disputeObject(account, dispute));
        return expand(account, listObject('/v1/disputes', data, hasMore), parameters.expand);
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
      const parameters = readParameters(eventListParameters, sent);
      const types = parameters.types ?? (parameters.type === undefined ? null : [parameters.type]);
      return () => {
        const found = [...account.tables.events.values()].filter(({ type }) => types?.includes(type) ?? true);
        const { rows, hasMore } = pageOf(found, parameters);
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
