import { expect, test } from 'vitest';
import { type RequestedHelp, toServiceRequest } from './new-service-request.ts';

const requestId = '7d3f0f3e-5c7a-4c7e-9b39-0a4d2f6c8e11';

const help: RequestedHelp = {
  serviceId: 'garden',
  date: '2026-11-24',
  time: '14:00',
  street: 'Kerkstraat',
  number: '12',
  box: '',
  postalCode: '2000',
  town: 'Antwerpen',
  hours: 2,
  notes: '',
};

// spec: 9.prices.defaults
test('makes the document of spec and form', () => {
  expect(toServiceRequest({ ...help, notes: 'De bel is stuk.' }, requestId, 'maria')).toEqual({
    request_id: requestId,
    senior_id: 'maria',
    task_category_id: 'garden',
    request_date: '2026-11-24',
    frequency: 'one-time',
    preferred_days: ['Maandag'],
    preferred_time: '14:00',
    address: 'Kerkstraat 12, 2000 Antwerpen',
    notes: 'De bel is stuk.',
    hours_requested: 2,
    total_cost: 42,
    status: 'submitted',
  });
});

test('without notes the field is absent', () => {
  expect(toServiceRequest(help, requestId, 'maria')).not.toHaveProperty('notes');
});

// spec: 5.request-form.numeric-price 8.dashboard.request-failed-price
test('throws for hours that were not validated', () => {
  expect(() => toServiceRequest({ ...help, hours: 9 }, requestId, 'maria')).toThrow('hours were not validated');
});
