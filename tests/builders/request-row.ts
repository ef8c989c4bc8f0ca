import type { RequestRow } from '#shared/requests/request-row.ts';

/** A request that the server has, as the list shows it. */
export function aRequestRow(changes: Partial<RequestRow> = {}): RequestRow {
  return {
    id: 'request-1',
    serviceId: 'companionship',
    requestDate: '2027-03-02',
    frequency: 'one-time',
    time: '14:00',
    address: 'Kerkstraat 12, 2000 Antwerpen',
    hours: 2,
    notes: null,
    askedAt: new Date('2027-02-20T10:00:00Z'),
    status: 'submitted',
    storedStatus: 'submitted',
    delivery: null,
    cancellation: null,
    answer: null,
    ...changes,
  };
}
