import { Timestamp } from 'firebase-admin/firestore';
import { type CollectionName, collections } from '#domain/collections.ts';
import { handedOut } from '#domain/privacy/handed-out.ts';
import type { PersonSought } from '#domain/privacy/person-sought.ts';
import { register } from '#domain/privacy/register.ts';
import type { RegisterEntry } from '#domain/privacy/register/entry.ts';
import { keysOf } from './person-keys.ts';
import { documentsAt } from './person-search.ts';

/** A document of a person, with what an export hands out of it. Moments are dates, a photo its bytes. */
export interface OwnDocument {
  readonly collection: CollectionName;
  readonly id: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

export interface OwnDocuments {
  /** Everything that the register knows to be of this person. */
  of(person: PersonSought): Promise<readonly OwnDocument[]>;
}

function plainValue(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate();
  if (value instanceof Uint8Array) return value;
  if (Array.isArray(value)) return value.map(plainValue);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]: [string, unknown]) => [name, plainValue(each)]));
}

export const firestoreOwnDocuments: OwnDocuments = {
  async of(person) {
    const keys = await keysOf(person);
    const own = { ids: new Set([...keys.uid, ...keys.visits, ...keys.messages]), name: '' };
    const found = new Map<string, OwnDocument>();
    for (const collection of Object.values(collections)) {
      const entry: RegisterEntry = register[collection];
      for (const trace of entry.traces) {
        if (trace.of !== person.kind || trace.withheld !== undefined) continue;
        for await (const page of documentsAt(collection, trace, keys[trace.key]))
          for (const each of page) {
            const fields = plainValue(handedOut(entry, person.kind, each.data() ?? {}, own));
            found.set(each.ref.path, { collection, id: each.id, fields: fields as OwnDocument['fields'] });
          }
      }
    }
    return [...found.values()];
  },
};
