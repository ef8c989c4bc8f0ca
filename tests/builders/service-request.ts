import { defaultPreferredDays, type ServiceRequest } from '#domain/documents/service-request.ts';
import type { RequestDay } from '#domain/documents/requests/request-day.ts';
import { storedHourlyRate } from '#domain/requests/prices.ts';
import { madeAt } from './moments.ts';

/** Two hours of company, eight days after its creation. The cost follows the hours unless it is given. */
export function aServiceRequest(overrides: Partial<ServiceRequest> = {}): ServiceRequest {
  const hours = overrides.hours_requested ?? 2;
  return {
    request_id: '7d3f0f3e-5c7a-4c7e-9b39-0a4d2f6c8e11',
    senior_id: 'maria',
    task_category_id: 'companionship',
    request_date: '2026-03-10',
    frequency: 'one-time',
    preferred_days: [...defaultPreferredDays],
    preferred_time: '14:00',
    address: 'Kerkstraat 12, 2000 Antwerpen',
    notes: 'De bel is stuk: graag kloppen.',
    hours_requested: hours,
    total_cost: hours * storedHourlyRate,
    created_at: madeAt,
    status: 'submitted',
    ...overrides,
  };
}

/** One request was counted, and there is room for more. */
export const aRequestDay = (overrides: Partial<RequestDay> = {}): RequestDay => ({
  senior_id: 'maria',
  day: '2026-03-02',
  request_ids: ['7d3f0f3e-5c7a-4c7e-9b39-0a4d2f6c8e11'],
  takes_from: new Date('2026-03-01T23:00:00Z'),
  expires_at: new Date('2026-03-02T23:00:00Z'),
  ...overrides,
});
