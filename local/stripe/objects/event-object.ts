import { z } from 'zod';
import type { EventRecord } from '../account/records.ts';
import { apiVersion } from './api-version.ts';

const jsonObject = z.record(z.string(), z.json());

/** A snapshot of the object as JSON. */
export const eventObject = (object: object): EventRecord['object'] =>
  jsonObject.parse(JSON.parse(JSON.stringify(object)));

/** The event's representation in the API and in webhooks. */
export function eventAsSent(event: EventRecord): Record<string, z.core.util.JSONType> {
  return {
    id: event.id,
    object: 'event',
    api_version: apiVersion,
    created: event.created,
    data: { object: event.object },
    livemode: false,
    pending_webhooks: event.delivery === 'waiting' ? 1 : 0,
    request: { id: null, idempotency_key: null },
    type: event.type,
  };
}
