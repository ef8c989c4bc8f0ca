import { describe, expect, test } from 'vitest';
import type { AuditLogEntry } from '#domain/documents/bookkeeping.ts';
import type { DocumentChange } from '../shell/document-change.ts';
import type { LogFields } from '../shell/redact.ts';
import { recordChange } from './record-change.ts';

function fakeServices() {
  const entries = new Map<string, AuditLogEntry>();
  const lines: { event: string; fields: LogFields }[] = [];
  const write = (event: string, fields: LogFields = {}): void => void lines.push({ event, fields });
  const services: Parameters<typeof recordChange>[1] = {
    auditLog: {
      append: async (id, entry) => {
        const fresh = !entries.has(id);
        if (fresh) entries.set(id, entry);
        return fresh;
      },
    },
    log: { info: write, error: write },
  };
  return { entries, lines, services };
}

const request = {
  status: 'submitted',
  address: 'Kerkstraat 12, 2000 Antwerpen',
  notes: 'Bel maria@madelief.test',
  created_at: new Date(0),
};

const creation: DocumentChange = {
  eventId: 'event-1',
  at: new Date('2027-01-04T10:00:00Z'),
  collection: 'service_requests',
  documentId: '0f8e2b6e-5a3d-4b8e-9c1d-2f6a7b8c9d0e',
  before: null,
  after: request,
};

describe('recordChange', () => {
  test('records a creation without its contents', async () => {
    const { entries, services, lines } = fakeServices();
    await recordChange(creation, services);
    expect(entries.get('event-1')).toEqual({
      collection: 'service_requests',
      document_id: creation.documentId,
      action: 'created',
      status_before: null,
      status_after: 'submitted',
      changed_fields: ['address', 'created_at', 'notes', 'status'],
      at: creation.at,
    });
    expect(JSON.stringify([...entries.values(), ...lines])).not.toMatch(/Kerkstraat|maria@/);
  });

  test('names the member of a circle who asked or cancelled, and only with what she did', async () => {
    const { entries, services } = fakeServices();
    const asked = { ...request, actor_uid: 'els' };
    const cancelled = { ...asked, status: 'cancelled', cancelled_by: 'bram' };
    await recordChange({ ...creation, after: asked }, services);
    await recordChange({ ...creation, eventId: 'second', before: asked, after: cancelled }, services);
    await recordChange(
      { ...creation, eventId: 'third', before: cancelled, after: { ...cancelled, notes: '' } },
      services,
    );
    await recordChange({ ...creation, eventId: 'fourth', after: { ...request, actor_uid: 7 } }, services);
    const members = ['event-1', 'second', 'third', 'fourth'].map((id) => entries.get(id)?.member_uid);
    expect(members).toEqual(['els', 'bram', undefined, undefined]);
  });

  test('records the states of an update and only the fields that differ', async () => {
    const { entries, services } = fakeServices();
    const after = { ...request, created_at: new Date(0), status: 'cancelled' };
    await recordChange({ ...creation, before: request, after }, services);
    expect(entries.get('event-1')).toMatchObject({
      action: 'updated',
      status_before: 'submitted',
      status_after: 'cancelled',
      changed_fields: ['status'],
    });
  });

  test('records a deletion', async () => {
    const { entries, services } = fakeServices();
    await recordChange({ ...creation, before: request, after: null }, services);
    expect(entries.get('event-1')).toMatchObject({ action: 'deleted', status_after: null });
  });

  test('a second delivery of the same event changes nothing', async () => {
    const { entries, services } = fakeServices();
    await recordChange(creation, services);
    const first = entries.get('event-1');
    await recordChange({ ...creation, at: new Date('2027-01-05T10:00:00Z') }, services);
    expect(entries.size).toBe(1);
    expect(entries.get('event-1')).toBe(first);
  });

  test('an event id that is no valid document id is stored as its hash, distinct ids as distinct entries', async () => {
    const { entries, services } = fakeServices();
    await recordChange({ ...creation, eventId: 'a/b' }, services);
    await recordChange({ ...creation, eventId: 'a.b' }, services);
    expect([...entries.keys()]).toEqual([
      expect.stringMatching(/^[0-9a-f]{64}$/),
      expect.stringMatching(/^[0-9a-f]{64}$/),
    ]);
    expect(entries.size).toBe(2);
  });

  test('a status that is not a short text is not copied', async () => {
    const { entries, services } = fakeServices();
    await recordChange({ ...creation, after: { status: 'x'.repeat(101) } }, services);
    expect(entries.get('event-1')?.status_after).toBeNull();
  });

  test('an invalid entry is logged once and not retried', async () => {
    const { entries, services, lines } = fakeServices();
    await recordChange({ ...creation, documentId: 'no id' }, services);
    expect(entries.size).toBe(0);
    expect(lines).toEqual([
      {
        event: 'audit entry refused',
        fields: { collection: 'service_requests', eventId: 'event-1', code: 'invalid-entry' },
      },
    ]);
  });

  test('a failing store fails the event, so that it is delivered again', async () => {
    const { services } = fakeServices();
    const broken = { ...services, auditLog: { append: () => Promise.reject(new Error('unavailable')) } };
    await expect(recordChange(creation, broken)).rejects.toThrow('unavailable');
  });

  test('leaves a change by a command to the entry of that command; a later change by the senior has its own', async () => {
    const { entries, services } = fakeServices();
    const taken = { ...request, status: 'processing', last_command: 'command-1' };
    await recordChange({ ...creation, before: request, after: taken }, services);
    expect(entries.size).toBe(0);
    await recordChange({ ...creation, before: taken, after: { ...taken, status: 'cancelled' } }, services);
    expect(entries.get('event-1')).toMatchObject({ status_before: 'processing', status_after: 'cancelled' });
  });
});
