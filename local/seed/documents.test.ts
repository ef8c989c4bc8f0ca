import { describe, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { type CollectionName, collections } from '#domain/collections.ts';
import { circleMemberSchema } from '#domain/documents/circles/circle-member.ts';
import { interimUserSchema } from '#domain/documents/interim-user.ts';
import { planningSchema } from '#domain/documents/planning.ts';
import { seniorProfileSchema } from '#domain/documents/senior-profile.ts';
import { serviceRequestSchema } from '#domain/documents/service-request.ts';
import { basicStudentProfileSchema } from '#domain/documents/student-profile.ts';
import { taskCategorySchema } from '#domain/documents/task-category.ts';
import { isFarEnough } from '#domain/requests/lead-time.ts';
import { serviceIds } from '#domain/requests/prices.ts';
import { maria, seedAccounts } from './accounts.ts';
import { seedDocuments } from './documents.ts';

const schemas: Partial<Record<CollectionName, z.ZodMiniType>> = {
  task_categories: taskCategorySchema,
  circles: circleMemberSchema,
  interim_users: interimUserSchema,
  senior_profiles: seniorProfileSchema,
  service_requests: serviceRequestSchema,
  student_profiles: basicStudentProfileSchema,
  planning: planningSchema,
};

// Around midnight, daylight-saving changes and a leap day.
const moments = ['2026-11-21T12:00:00Z', '2027-03-27T23:30:00Z', '2027-10-30T22:30:00Z', '2028-02-26T00:00:00Z'];

describe.each(moments)('the seed at %s', (moment) => {
  const now = new Date(moment);
  const documents = seedDocuments(now);
  const requests = documents
    .filter(({ collection }) => collection === collections.serviceRequests)
    .map(({ data }) => serviceRequestSchema.parse(data));

  test.each(documents.map((document) => [`${document.collection}/${document.id}`, document] as const))(
    '%s is valid',
    (_path, { collection, data }) => {
      expect(schemas[collection]?.safeParse(data)).toMatchObject({ success: true });
    },
  );

  test('no two documents share a path', () => {
    expect(new Set(documents.map(({ collection, id }) => `${collection}/${id}`)).size).toBe(documents.length);
  });

  test('has the six categories', () => {
    expect(documents.filter(({ collection }) => collection === 'task_categories').map(({ id }) => id)).toEqual([
      ...serviceIds,
    ]);
  });

  test('Maria has five requests in five states, with open ones far enough in the future', () => {
    expect(requests.every(({ senior_id }) => senior_id === maria.uid)).toBe(true);
    expect(new Set(requests.map(({ status }) => status)).size).toBe(5);
    const open = requests.filter(({ status }) => ['submitted', 'processing', 'assigned'].includes(status));
    expect(open.every(({ request_date }) => isFarEnough(request_date, now))).toBe(true);
  });

  test('the assigned request has a student', () => {
    const assigned = requests.find(({ status }) => status === 'assigned');
    expect(documents).toContainEqual(expect.objectContaining({ collection: 'planning', id: assigned?.request_id }));
  });
});

test('every account has a user document with its role', () => {
  const users = seedDocuments(new Date(moments[0] ?? 0)).filter(({ collection }) => collection === 'interim_users');
  expect(users.map(({ data }) => [data['id'], data['email'], data['role']])).toEqual(
    seedAccounts.map(({ uid, email, role }) => [uid, email, role]),
  );
});
