import { randomUUID } from 'node:crypto';
import { expect, inject, test, vi } from 'vitest';
import { collections } from '#domain/collections.ts';
import { auditLogEntrySchema, type AuditLogEntry } from '#domain/documents/bookkeeping.ts';
import { projectId } from '#build/project.ts';
import { maria, staf } from '#local/seed/accounts.ts';
import { type AdminSdk, withAdminSdk } from '#local/seed/admin-sdk.ts';
import { seedRequests } from '#local/seed/requests.ts';
import { signInAs } from './actor.ts';
import { waitOptions } from './wait-options.ts';

const firebase = inject('firebase');
const addresses = { authPort: firebase.ports.auth, firestorePort: firebase.ports.firestore };
/** Long enough for a second delivery of the same event to show. */
const quietMs = 1_500;

async function entriesFor({ firestore }: AdminSdk, documentId: string): Promise<AuditLogEntry[]> {
  const found = await firestore.collection(collections.auditLog).where('document_id', '==', documentId).get();
  return found.docs
    .map((document) => {
      const data = document.data();
      return auditLogEntrySchema.parse({ ...data, at: data['at']?.toDate() });
    })
    .toSorted((one, other) => one.at.getTime() - other.at.getTime());
}

function anyRequest() {
  const [sample] = seedRequests(new Date());
  if (sample === undefined) throw new Error('the seed has no requests');
  return { ...sample, request_id: randomUUID() };
}

test('every write to a request creates one entry, with its states and without its contents', async () => {
  await withAdminSdk(addresses, async (sdk) => {
    const request = anyRequest();
    const document = sdk.firestore.collection(collections.serviceRequests).doc(request.request_id);
    const recorded = (count: number) =>
      vi.waitFor(async () => {
        const entries = await entriesFor(sdk, request.request_id);
        expect(entries).toHaveLength(count);
        return entries;
      }, waitOptions);

    await document.create(request);
    await recorded(1);
    await document.update({ status: 'processing', notes: 'Vraag naar mevrouw Peeters' });
    await recorded(2);
    await document.delete();
    await recorded(3);

    await new Promise((resolve) => setTimeout(resolve, quietMs));
    const entries = await entriesFor(sdk, request.request_id);
    expect(entries).toMatchObject([
      { action: 'created', status_before: null, status_after: 'submitted' },
      {
        action: 'updated',
        status_before: 'submitted',
        status_after: 'processing',
        changed_fields: ['notes', 'status'],
      },
      { action: 'deleted', status_before: 'processing', status_after: null },
    ]);
    expect(entries).toHaveLength(3);
    expect(JSON.stringify(entries)).not.toMatch(/Peeters|Kerkstraat|seed-maria/);
  });
});

test('the same event delivered again changes nothing', async () => {
  await withAdminSdk(addresses, async (sdk) => {
    const request = anyRequest();
    const eventId = randomUUID();
    const deliver = async (time: string): Promise<void> => {
      const name = `projects/${projectId}/databases/(default)/documents/service_requests/${request.request_id}`;
      const answer = await fetch(
        `http://127.0.0.1:${firebase.ports.functions}/functions/projects/${projectId}/triggers/europe-west1-followServiceRequests-0`,
        {
          method: 'POST',
          headers: { 'content-type': 'application/cloudevents+json' },
          body: JSON.stringify({
            specversion: '1.0',
            id: eventId,
            type: 'google.cloud.firestore.document.v1.written',
            source: `//firestore.googleapis.com/projects/${projectId}/databases/(default)`,
            subject: `documents/service_requests/${request.request_id}`,
            document: `service_requests/${request.request_id}`,
            project: projectId,
            database: '(default)',
            namespace: '(default)',
            location: 'europe-west1',
            time,
            datacontenttype: 'application/json',
            data: { value: { name, fields: { status: { stringValue: 'submitted' } } } },
          }),
        },
      );
      expect(answer.ok, await answer.text()).toBe(true);
    };

    await deliver('2027-01-04T10:00:00Z');
    const first = await vi.waitFor(async () => {
      const entries = await entriesFor(sdk, request.request_id);
      expect(entries).toHaveLength(1);
      return entries;
    }, waitOptions);
    await deliver('2027-01-04T11:00:00Z');
    await new Promise((resolve) => setTimeout(resolve, quietMs));
    expect(await entriesFor(sdk, request.request_id)).toEqual(first);
  });
});

test('staff may read the audit log, a senior may not', async () => {
  const senior = await signInAs(firebase, maria);
  const staff = await signInAs(firebase, staf);
  expect((await senior.read(collections.auditLog)).status).toBe(403);
  expect((await staff.read(collections.auditLog)).status).toBe(200);
});
