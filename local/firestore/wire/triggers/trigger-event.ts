import type { Caller } from '#local/firestore/operations/types.ts';
import type { DocumentChange } from '#local/firestore/operations/operations-api.ts';
import { documentName } from '#local/firestore/values/resource-name.ts';
import { writeJsonMessage } from '../codec/json-writer.ts';
import { formatTimestamp } from '../codec/timestamp.ts';
import { messageSchema } from '../schema/message-schema.ts';
import { EVENT_DATA_MESSAGE } from '../schema/protos.ts';
import type { BinaryEncoder } from '../service.ts';
import { changePayload } from './change-payload.ts';
import type { Trigger } from './trigger.ts';

/** A request to the Functions emulator. */
export interface TriggerEvent {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

const DATA_SCHEMA =
  'https://github.com/googleapis/google-cloudevents/blob/main/proto/google/events/cloud/firestore/v1/data.proto';

/** Creates the event in the format of the trigger's generation. */
export function createTriggerEvent(
  trigger: Trigger,
  change: DocumentChange,
  params: Readonly<Record<string, string>>,
  encode: BinaryEncoder,
): TriggerEvent {
  return trigger.generation === 1 ? backgroundEvent(trigger, change, params) : cloudEvent(trigger, change, encode);
}

function jsonPayload(change: DocumentChange): unknown {
  return writeJsonMessage(messageSchema(EVENT_DATA_MESSAGE), changePayload(change));
}

function backgroundEvent(
  trigger: Trigger,
  change: DocumentChange,
  params: Readonly<Record<string, string>>,
): TriggerEvent {
  const context = {
    eventId: change.eventId,
    timestamp: formatTimestamp(change.commitTime),
    eventType: trigger.eventType,
    resource: { service: 'firestore.googleapis.com', name: documentName(change.database, change.path) },
    params,
  };
  // First-generation functions read both sides, so an absent one is an empty object.
  const data = { oldValue: {}, updateMask: {}, value: {}, ...(jsonPayload(change) as object) };
  return { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ data, context }) };
}

function cloudEvent(trigger: Trigger, change: DocumentChange, encode: BinaryEncoder): TriggerEvent {
  const { projectId, databaseId } = change.database;
  const document = change.path.join('/');
  const attributes = {
    specversion: '1.0',
    id: change.eventId,
    type: trigger.eventType,
    source: `//firestore.googleapis.com/projects/${projectId}/databases/${databaseId}`,
    subject: `documents/${document}`,
    time: formatTimestamp(change.commitTime),
    dataschema: DATA_SCHEMA,
    location: 'us-central1',
    project: projectId,
    database: databaseId,
    namespace: '(default)',
    document,
    ...(trigger.eventType.endsWith('.withAuthContext') && authAttributes(change.caller)),
  };
  // CloudEvents' binary mode has attributes in headers, which must be ASCII; otherwise use structured mode. The
  // functions support both.
  if (Object.values(attributes).some((value) => /[^\x20-\x7e]/u.test(value))) {
    const body = JSON.stringify({ ...attributes, datacontenttype: 'application/json', data: jsonPayload(change) });
    return { headers: { 'Content-Type': 'application/cloudevents+json' }, body };
  }
  const headers = Object.entries({ ...attributes, datacontenttype: 'application/protobuf' });
  return {
    headers: {
      'Content-Type': 'application/protobuf',
      ...Object.fromEntries(headers.map(([name, value]) => [`ce-${name}`, value])),
    },
    // The Functions emulator expects the bytes as base64.
    body: encode(changePayload(change)).toString('base64'),
  };
}

/** The author of the change, in the terms of the audit log. */
function authAttributes(caller: Caller): { authtype: string; authid?: string } {
  if (caller.kind === 'admin') return { authtype: 'service_account' };
  return caller.auth === null ? { authtype: 'unauthenticated' } : { authtype: 'unknown', authid: caller.auth.uid };
}
