import { addDaysTo, brusselsDate } from '#domain/requests/calendar.ts';
import { joinAddress } from '#domain/accounts/address.ts';
import type { Planning } from '#domain/documents/planning.ts';
import { defaultPreferredDays, type ServiceRequest } from '#domain/documents/service-request.ts';
import { type ServiceId, storedHourlyRate } from '#domain/requests/prices.ts';
import type { BasicStudentProfile } from '#domain/documents/student-profile.ts';
import { hasStudent, type RequestStatus } from '#domain/requests/request-status.ts';
import { maria } from './accounts.ts';

interface RequestTemplate {
  readonly id: string;
  readonly service: ServiceId;
  readonly status: RequestStatus;
  /** Days from today to the visit; negative in the past. */
  readonly visitInDays: number;
  readonly askedDaysAgo: number;
  readonly time: string;
  readonly hours: number;
  readonly notes?: string;
}

/**
 * Five requests in five states. Fixed ids make seeding idempotent; they have the format of generated ids, so that each
 * request has a distinct reference.
 */
const templates: readonly RequestTemplate[] = [
  {
    id: '5eed91c4-0127-4b3e-8d05-6a7c2f10b3d1',
    service: 'groceries',
    status: 'submitted',
    visitInDays: 6,
    askedDaysAgo: 0,
    time: '10:00',
    hours: 2,
    notes: 'Graag naar de winkel op de Grote Markt.',
  },
  {
    id: '5eed3b70-0134-4f92-a1c8-9e04d7325ac2',
    service: 'transport',
    status: 'processing',
    visitInDays: 9,
    askedDaysAgo: 1,
    time: '14:00',
    hours: 1,
  },
  {
    id: '5eedc258-0142-4e17-b6f3-2d81a95c07f3',
    service: 'garden',
    status: 'assigned',
    visitInDays: 4,
    askedDaysAgo: 3,
    time: '09:00',
    hours: 3,
    notes: 'De haag is hoog. Er staat een ladder in het tuinhuis.',
  },
  {
    id: '5eed7e16-0118-4a5d-9c27-f350e8b61d44',
    service: 'companionship',
    status: 'ended',
    visitInDays: -2,
    askedDaysAgo: 10,
    time: '15:00',
    hours: 2,
  },
  {
    id: '5eeda80d-0095-4c60-8e41-17b29df4c085',
    service: 'household',
    status: 'paid',
    visitInDays: -20,
    askedDaysAgo: 30,
    time: '11:00',
    hours: 2,
  },
];

const dayMs = 24 * 60 * 60 * 1000;

const address = joinAddress({
  street: 'Kerkstraat',
  number: '12',
  box: '',
  postalCode: maria.postalCode,
  town: maria.town,
});

export function seedRequests(now: Date): readonly ServiceRequest[] {
  return templates.map(({ id, service, status, visitInDays, askedDaysAgo, time, hours, notes }) => ({
    request_id: id,
    senior_id: maria.uid,
    task_category_id: service,
    request_date: addDaysTo(brusselsDate(now), visitInDays),
    frequency: 'one-time',
    preferred_days: [...defaultPreferredDays],
    preferred_time: time,
    address,
    ...(notes === undefined ? {} : { notes }),
    hours_requested: hours,
    total_cost: hours * storedHourlyRate,
    status,
    created_at: new Date(now.getTime() - askedDaysAgo * dayMs),
  }));
}

export const seedStudent: BasicStudentProfile = {
  id: 'seed-student-lotte',
  first_name: 'Lotte',
  last_name: 'Willems',
  residence: 'Berchem',
};

/** Plans the student for every assigned request. */
export const seedPlanning: readonly Planning[] = templates
  .filter(({ status }) => hasStudent(status))
  .map(({ id }) => ({
    request_id: id,
    studentprofile_id: seedStudent.id,
    student_profiles: {
      first_name: seedStudent.first_name,
      last_name: seedStudent.last_name,
      residence: seedStudent.residence,
    },
  }));
