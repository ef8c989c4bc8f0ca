import { describe, expect, it } from 'vitest';
import { type ActingFor, forSelf } from '#domain/accounts/acting-for.ts';
import type { StoredServiceRequest } from '#domain/documents/service-request.ts';
import type { NewServiceRequest } from '#domain/requests/new-service-request.ts';
import { err, ok } from '#lib/result.ts';
import type { Draft } from '#offline/drafts.ts';
import { anOutboxItem } from '#tests/builders/outbox-item.ts';
import { emptyFormValues, otherDay } from './form-values.ts';
import { type FormOpener, openForm } from './open-form.ts';

const refused: NewServiceRequest = {
  request_id: 'old',
  senior_id: 'maria',
  task_category_id: 'garden',
  request_date: '2026-12-01',
  frequency: 'one-time',
  preferred_days: ['Maandag'],
  preferred_time: '14:00',
  address: 'Kerkstraat 12 bus 3, 2000 Antwerpen',
  notes: 'De bel is stuk.',
  hours_requested: 2,
  total_cost: 42,
  status: 'submitted',
};

function opener(options: {
  now?: string;
  drafts?: Record<string, Draft<unknown>>;
  refused?: NewServiceRequest;
  earlier?: Record<string, StoredServiceRequest>;
}): FormOpener {
  return {
    drafts: {
      // The stored shape is whatever an earlier version wrote.
      load: <Values>({ actorUid }: ActingFor, form: string) =>
        Promise.resolve((options.drafts?.[`${actorUid}/${form}`] ?? null) as Draft<Values> | null),
    },
    outbox: {
      findRejected: () =>
        Promise.resolve(
          options.refused
            ? ok(anOutboxItem({ kind: 'create-request', request: options.refused }, { state: 'needs-you' }))
            : err({ code: 'not-found' as const }),
        ),
    },
    findRequest: (requestId) => Promise.resolve(options.earlier?.[requestId] ?? null),
    clock: { now: () => new Date(options.now ?? '2026-11-21T10:00:00Z'), monotonic: () => 0 },
    mintId: () => 'minted',
  };
}

const savedAt = Date.parse('2026-11-20T14:00:00Z');

describe('opening the form', () => {
  it('begins empty with a fresh id', async () => {
    expect(await openForm(forSelf('maria'), { kind: 'new' }, opener({}))).toEqual({
      requestId: 'minted',
      draftName: 'request',
      values: emptyFormValues,
      untouched: emptyFormValues,
      restoredAt: null,
      expiredDay: null,
      origin: 'new',
    });
  });

  it('restores a draft of 20 hours ago with the id that was minted then', async () => {
    const draft = { values: { ...emptyFormValues, street: 'Kerkstraat' }, requestId: 'then', savedAt };
    const opened = await openForm(forSelf('maria'), { kind: 'new' }, opener({ drafts: { 'maria/request': draft } }));
    expect(opened).toMatchObject({ requestId: 'then', restoredAt: savedAt, values: { street: 'Kerkstraat' } });
  });

  it('never shows the draft of somebody else', async () => {
    const draft = { values: { street: 'Kerkstraat' }, requestId: 'then', savedAt };
    const opened = await openForm(forSelf('jozef'), { kind: 'new' }, opener({ drafts: { 'maria/request': draft } }));
    expect(opened).toMatchObject({ requestId: 'minted', values: emptyFormValues });
  });

  it.each([null, 'text', 7, { street: 3, hours: 'many', unknown: true }])(
    'survives %j as an old draft',
    async (values) => {
      const drafts = { 'maria/request': { values, requestId: 'then', savedAt } };
      expect((await openForm(forSelf('maria'), { kind: 'new' }, opener({ drafts }))).values).toEqual(emptyFormValues);
    },
  );

  it('asks a new day when the chosen one has come too near', async () => {
    const values = { ...emptyFormValues, day: '2026-11-23', notes: 'x' };
    const drafts = { 'maria/request': { values, requestId: 'then', savedAt } };
    const opened = await openForm(forSelf('maria'), { kind: 'new' }, opener({ drafts }));
    expect(opened).toMatchObject({ expiredDay: '2026-11-23', values: { day: '', notes: 'x' } });
  });

  it('fills in a refused request under its own id', async () => {
    const opened = await openForm(forSelf('maria'), { kind: 'change', itemId: 'item' }, opener({ refused }));
    expect(opened).toMatchObject({
      requestId: 'old',
      draftName: 'request/old',
      origin: 'change',
      expiredDay: null,
      values: {
        serviceId: 'garden',
        day: otherDay,
        typedDate: '01-12-2026',
        time: '14:00',
        street: 'Kerkstraat',
        number: '12',
        box: '3',
        postalCode: '2000',
        town: 'Antwerpen',
        hours: 2,
        notes: 'De bel is stuk.',
      },
    });
  });

  it('takes out the day of a refused request that is too near, the usual reason for the refusal', async () => {
    const opened = await openForm(
      forSelf('maria'),
      { kind: 'change', itemId: 'item' },
      opener({ refused, now: '2026-11-30T10:00:00Z' }),
    );
    expect(opened).toMatchObject({ expiredDay: '2026-12-01', values: { day: '', typedDate: '' } });
  });

  it('leaves the draft of a new request alone while another is changed', async () => {
    const draft = { values: { street: 'Nieuwstraat' }, requestId: 'then', savedAt };
    const opened = await openForm(
      forSelf('maria'),
      { kind: 'change', itemId: 'item' },
      opener({ refused, drafts: { 'maria/request': draft } }),
    );
    expect(opened).toMatchObject({ requestId: 'old', values: { street: 'Kerkstraat' } });
  });

  it('says so when the request to change has left this device', async () => {
    expect(await openForm(forSelf('maria'), { kind: 'change', itemId: 'item' }, opener({}))).toMatchObject({
      origin: 'missing',
      requestId: 'minted',
    });
  });
});

describe('asking the same once more', () => {
  const earlier: StoredServiceRequest = { ...refused, request_id: 'earlier', created_at: new Date(savedAt) };
  const again = { kind: 'again', requestId: 'earlier' } as const;

  it('fills in everything but the day, under an id of its own', async () => {
    expect(await openForm(forSelf('maria'), again, opener({ earlier: { earlier } }))).toEqual({
      requestId: 'minted',
      draftName: 'request/again/earlier',
      values: {
        serviceId: 'garden',
        day: '',
        typedDate: '',
        time: '14:00',
        street: 'Kerkstraat',
        number: '12',
        box: '3',
        postalCode: '2000',
        town: 'Antwerpen',
        hours: 2,
        notes: 'De bel is stuk.',
      },
      untouched: expect.objectContaining({ serviceId: 'garden', day: '' }),
      restoredAt: null,
      expiredDay: null,
      origin: 'again',
    });
  });

  it('leaves open what an old record has in a form that is not ours', async () => {
    const odd = { ...earlier, preferred_time: 'morning', hours_requested: 0.5, notes: 'x'.repeat(3000) };
    const { values } = await openForm(forSelf('maria'), again, opener({ earlier: { earlier: odd } }));
    expect(values).toMatchObject({ time: '', hours: 1 });
    expect(values.notes).toHaveLength(2000);
  });

  it('leaves a new request that is half filled in where it is', async () => {
    const half = { values: { ...emptyFormValues, notes: 'Half.' }, requestId: 'half', savedAt };
    const drafts = { 'maria/request': half };
    expect(await openForm(forSelf('maria'), again, opener({ earlier: { earlier }, drafts }))).toMatchObject({
      requestId: 'minted',
      values: { notes: 'De bel is stuk.' },
    });
    const draft = { values: { ...emptyFormValues, notes: 'Nog eens.' }, requestId: 'begun', savedAt };
    expect(
      await openForm(
        forSelf('maria'),
        again,
        opener({ earlier: { earlier }, drafts: { ...drafts, 'maria/request/again/earlier': draft } }),
      ),
    ).toMatchObject({ requestId: 'begun', values: { notes: 'Nog eens.' }, restoredAt: savedAt });
  });

  it('says so when the earlier request cannot be found', async () => {
    expect(await openForm(forSelf('maria'), again, opener({}))).toMatchObject({
      origin: 'again-missing',
      values: emptyFormValues,
    });
  });
});
