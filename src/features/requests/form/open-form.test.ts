import { describe, expect, it } from 'vitest';
import { type ActingFor, forSelf } from '#domain/accounts/acting-for.ts';
import type { StoredServiceRequest } from '#domain/documents/service-request.ts';
import type { NewServiceRequest } from '#domain/requests/new-service-request.ts';
import { err, ok } from '#domain/result.ts';
import type { Draft } from '#offline/drafts.ts';
import { anOutboxItem } from '#tests/builders/outbox-item.ts';
import { emptyFormValues, otherDay } from './form-values.ts';
import { type FormOpener, openForm } from './open-form.ts';

const rejected: NewServiceRequest = {
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
  rejected?: NewServiceRequest;
  earlier?: Record<string, StoredServiceRequest>;
}): FormOpener {
  return {
    drafts: {
      // Earlier versions stored other shapes.
      load: <Values>({ actorUid }: ActingFor, form: string) =>
        Promise.resolve((options.drafts?.[`${actorUid}/${form}`] ?? null) as Draft<Values> | null),
    },
    outbox: {
      findRejected: () =>
        Promise.resolve(
          options.rejected
            ? ok(anOutboxItem({ kind: 'create-request', request: options.rejected }, { state: 'needs-you' }))
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
  it('starts empty with a new id', async () => {
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

  it('restores a draft of 20 hours ago with its id', async () => {
    const draft = { values: { ...emptyFormValues, street: 'Kerkstraat' }, requestId: 'then', savedAt };
    const opened = await openForm(forSelf('maria'), { kind: 'new' }, opener({ drafts: { 'maria/request': draft } }));
    expect(opened).toMatchObject({ requestId: 'then', restoredAt: savedAt, values: { street: 'Kerkstraat' } });
  });

  it('never restores the draft of another actor', async () => {
    const draft = { values: { street: 'Kerkstraat' }, requestId: 'then', savedAt };
    const opened = await openForm(forSelf('jozef'), { kind: 'new' }, opener({ drafts: { 'maria/request': draft } }));
    expect(opened).toMatchObject({ requestId: 'minted', values: emptyFormValues });
  });

  it.each([null, 'text', 7, { street: 3, hours: 'many', unknown: true }])(
    'accepts %j as an old draft',
    async (values) => {
      const drafts = { 'maria/request': { values, requestId: 'then', savedAt } };
      expect((await openForm(forSelf('maria'), { kind: 'new' }, opener({ drafts }))).values).toEqual(emptyFormValues);
    },
  );

  it('clears a chosen day that now violates the lead time', async () => {
    const values = { ...emptyFormValues, day: '2026-11-23', notes: 'x' };
    const drafts = { 'maria/request': { values, requestId: 'then', savedAt } };
    const opened = await openForm(forSelf('maria'), { kind: 'new' }, opener({ drafts }));
    expect(opened).toMatchObject({ expiredDay: '2026-11-23', values: { day: '', notes: 'x' } });
  });

  it('prefills a rejected request under its own id', async () => {
    const opened = await openForm(forSelf('maria'), { kind: 'change', itemId: 'item' }, opener({ rejected }));
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
        frequency: 'one-time',
        typedUntil: '',
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

  it('clears the day of a rejected request that violates the lead time, the usual reason of the rejection', async () => {
    const opened = await openForm(
      forSelf('maria'),
      { kind: 'change', itemId: 'item' },
      opener({ rejected, now: '2026-11-30T10:00:00Z' }),
    );
    expect(opened).toMatchObject({ expiredDay: '2026-12-01', values: { day: '', typedDate: '' } });
  });

  it('keeps the draft of a new request while a rejected one is changed', async () => {
    const draft = { values: { street: 'Nieuwstraat' }, requestId: 'then', savedAt };
    const opened = await openForm(
      forSelf('maria'),
      { kind: 'change', itemId: 'item' },
      opener({ rejected, drafts: { 'maria/request': draft } }),
    );
    expect(opened).toMatchObject({ requestId: 'old', values: { street: 'Kerkstraat' } });
  });

  it('reports a request to change that is no longer on this device', async () => {
    expect(await openForm(forSelf('maria'), { kind: 'change', itemId: 'item' }, opener({}))).toMatchObject({
      origin: 'missing',
      requestId: 'minted',
    });
  });
});

describe('repeating an earlier request', () => {
  const earlier: StoredServiceRequest = { ...rejected, request_id: 'earlier', created_at: new Date(savedAt) };
  const again = { kind: 'again', requestId: 'earlier' } as const;

  it('prefills everything but the day, under a new id', async () => {
    expect(await openForm(forSelf('maria'), again, opener({ earlier: { earlier } }))).toEqual({
      requestId: 'minted',
      draftName: 'request/again/earlier',
      values: {
        serviceId: 'garden',
        day: '',
        typedDate: '',
        time: '14:00',
        frequency: 'one-time',
        typedUntil: '',
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

  it('leaves values of an old record empty that the form does not support', async () => {
    const odd = { ...earlier, preferred_time: 'morning', hours_requested: 0.5, notes: 'x'.repeat(3000) };
    const { values } = await openForm(forSelf('maria'), again, opener({ earlier: { earlier: odd } }));
    expect(values).toMatchObject({ time: '', hours: 1 });
    expect(values.notes).toHaveLength(2000);
  });

  it('keeps the draft of a new request', async () => {
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

  it('reports an earlier request that cannot be found', async () => {
    expect(await openForm(forSelf('maria'), again, opener({}))).toMatchObject({
      origin: 'again-missing',
      values: emptyFormValues,
    });
  });
});
