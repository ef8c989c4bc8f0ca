import { describe, expect, it } from 'vitest';
import type { RequestRow } from '#shared/requests/request-row.ts';
import { visitFile } from './visit-file.ts';

const now = new Date('2026-03-02T23:30:00Z');

const visit: RequestRow = {
  id: '7d3f0f3e-5c7a-4c7e-9b39-0a4d2f6c8e11',
  serviceId: 'garden',
  requestDate: '2026-03-10',
  frequency: 'one-time',
  time: '14:00',
  address: 'Kerkstraat 12, 2000 Antwerpen',
  hours: 2,
  notes: 'De sleutel ligt onder de mat.',
  askedAt: new Date(0),
  status: 'assigned',
  storedStatus: 'matched',
  delivery: null,
  cancellation: null,
  answer: null,
};

const texts = { title: 'Tuinonderhoud', description: 'Lotte komt langs.' };

describe('a calendar file of a visit', () => {
  it('has the day in its name and never contains the notes', () => {
    const file = visitFile(visit, texts, now);
    expect(file).toMatchObject({ name: 'madelief-2026-03-10.ics', type: 'text/calendar' });
    expect(file?.text).toContain('SUMMARY:Tuinonderhoud');
    expect(file?.text).not.toContain('sleutel');
    expect(file?.text).toMatch(new RegExp(`UID:${visit.id}@`));
  });

  it('is null when the stored day is invalid', () => {
    expect(visitFile({ ...visit, requestDate: 'zzz' }, texts, now)).toBeNull();
  });
});
