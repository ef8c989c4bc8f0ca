import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { functionPath } from '#domain/contracts/function-contract.ts';
import * as bulkViews from '#domain/contracts/staff/bulk-views.ts';
import * as availability from '#domain/contracts/availability.ts';
import * as calendarFeed from '#domain/contracts/calendar-feed.ts';
import * as answerQuote from '#domain/contracts/answer-quote.ts';
import * as accounts from '#domain/contracts/accounts.ts';
import * as adjustments from '#domain/contracts/adjustments.ts';
import * as approval from '#domain/contracts/visits/approve-visit.ts';
import * as series from '#domain/contracts/visits/change-series.ts';
import * as moves from '#domain/contracts/visits/propose-move.ts';
import * as moveTimes from '#domain/contracts/visits/read-move-times.ts';
import * as dataRequests from '#domain/contracts/privacy/data-requests.ts';
import * as debts from '#domain/contracts/debts.ts';
import * as circles from '#domain/contracts/circles.ts';
import * as dispatch from '#domain/contracts/dispatch.ts';
import * as endMembership from '#domain/contracts/end-membership.ts';
import * as ownData from '#domain/contracts/privacy/own-data.ts';
import * as retention from '#domain/contracts/staff/retention.ts';
import * as erasure from '#domain/contracts/privacy/erasure.ts';
import * as credits from '#domain/contracts/credits.ts';
import * as gifts from '#domain/contracts/family/gifts.ts';
import * as helpers from '#domain/contracts/helpers.ts';
import * as leads from '#domain/contracts/leads.ts';
import * as mails from '#domain/contracts/mails.ts';
import * as notifications from '#domain/contracts/forms/notifications.ts';
import * as publicForms from '#domain/contracts/forms/public-forms.ts';
import * as people from '#domain/contracts/people.ts';
import * as receipts from '#domain/contracts/receipts.ts';
import * as refunds from '#domain/contracts/refunds.ts';
import * as reviews from '#domain/contracts/reviews.ts';
import * as savedViews from '#domain/contracts/staff/saved-views.ts';
import * as health from '#domain/contracts/staff/read-health.ts';
import * as staffAccounts from '#domain/contracts/staff/staff-accounts.ts';
import * as students from '#domain/contracts/students.ts';
import * as staffThreads from '#domain/contracts/threads/staff-threads.ts';
import * as studentThreads from '#domain/contracts/threads/student-threads.ts';
import * as told from '#domain/contracts/told.ts';
import * as threads from '#domain/contracts/threads/threads.ts';
import * as messages from '#domain/contracts/threads/write-message.ts';
import * as waitingList from '#domain/contracts/family/waiting-list.ts';
import { timers } from '#domain/health/timers.ts';
import { inProject } from '#build/project.ts';
import { helperCallList } from './helper-calls.ts';
import * as functions from './index.ts';
import { paymentCallList } from './payment-calls.ts';
import { seniorCallList } from './senior-calls.ts';
import { region } from './shell/region.ts';
import { staffCallList } from './staff-calls.ts';
import { visitorCallList } from './visitor-calls.ts';

const endpoint = z.object({
  __endpoint: z.looseObject({
    region: z.array(z.string()),
    maxInstances: z.unknown().optional(),
    httpsTrigger: z.object({}).optional(),
    scheduleTrigger: z.object({ schedule: z.string() }).optional(),
  }),
});
const rewrite = z.object({ source: z.string(), function: z.object({ functionId: z.string(), region: z.string() }) });
const config = z.object({ hosting: z.object({ rewrites: z.array(z.unknown()) }) });

const endpoints = Object.entries(functions).map(([id, deployed]) => {
  const { __endpoint } = endpoint.parse(
    Object.assign({}, { __endpoint: Reflect.get(deployed, '__endpoint') as unknown }),
  );
  return { id, ...__endpoint };
});

const namedContract = z.object({ name: z.string(), input: z.looseObject({}), output: z.looseObject({}) });

const callLists = {
  staffCalls: staffCallList,
  helperCalls: helperCallList,
  visitorCalls: visitorCallList,
  seniorCalls: seniorCallList,
  paymentCalls: paymentCallList,
};

/** Calls by name with the deployed function that they share (decision 63). */
const listed = Object.entries(callLists).flatMap(([id, calls]) => calls.map(({ name }) => [name, id] as const));

test('every function runs in the region of the database', () => {
  expect(endpoints.length).toBeGreaterThan(4);
  for (const { id, region: regions } of endpoints) expect([id, regions]).toEqual([id, [region]]);
});

// spec: security.h2-instances
test('every function has a number of instances that it does not pass, which bounds the cost of a flood', () => {
  for (const { id, maxInstances } of endpoints)
    expect([id, z.int().gte(1).lte(20).safeParse(maxInstances).success]).toEqual([id, true]);
});

/** Called by Stripe, without a contract of ours: authenticated by its signature. */
const webhooks = [['stripe-webhook', 'stripeWebhook']] as const;

/** Read by calendar services: the rest of the path is the secret of a calendar. */
const feeds = [['calendar-feed/*', 'calendarFeed']] as const;

test('every timer of the list is deployed under its name and with its period, and no other is', () => {
  const scheduled = endpoints.flatMap(({ id, scheduleTrigger }) =>
    scheduleTrigger === undefined ? [] : [[id, scheduleTrigger.schedule] as const],
  );
  expect(Object.fromEntries(scheduled)).toEqual(
    Object.fromEntries(Object.entries(timers).map(([name, minutes]) => [name, `every ${minutes} minutes`])),
  );
});

test('Hosting rewrites the path of every contract to the function that answers it, and to no other', async () => {
  const { hosting } = config.parse(JSON.parse(await readFile(inProject('firebase.json'), 'utf8')));
  const rewrites = hosting.rewrites.flatMap((each) => rewrite.safeParse(each).data ?? []);
  const contracts = [
    accounts,
    adjustments,
    answerQuote,
    approval,
    availability,
    bulkViews,
    calendarFeed,
    circles,
    credits,
    dataRequests,
    debts,
    dispatch,
    endMembership,
    erasure,
    ownData,
    retention,
    gifts,
    health,
    helpers,
    leads,
    mails,
    moves,
    moveTimes,
    notifications,
    publicForms,
    people,
    receipts,
    refunds,
    reviews,
    savedViews,
    series,
    staffAccounts,
    staffThreads,
    studentThreads,
    students,
    threads,
    told,
    messages,
    waitingList,
  ]
    .flatMap((module): unknown[] => Object.values(module))
    .flatMap((each) => namedContract.safeParse(each).data?.name ?? []);
  expect(listed.map(([name]) => name).toSorted()).toEqual(contracts.toSorted());
  const answered = [...listed, ...webhooks, ...feeds].toSorted(([one], [other]) => one.localeCompare(other));
  // Hosting applies the first matching rewrite, so the catch-all comes last.
  expect(rewrites.at(-1)).toEqual({
    source: functionPath({ name: '**' }),
    function: { functionId: 'unknownFunction', region },
  });
  const named = rewrites.slice(0, -1);
  expect(named.toSorted((one, other) => one.source.localeCompare(other.source))).toEqual(
    answered.map(([name, functionId]) => ({ source: functionPath({ name }), function: { functionId, region } })),
  );
  const called = endpoints.filter(({ httpsTrigger }) => httpsTrigger !== undefined).map(({ id }) => id);
  expect(called.toSorted()).toEqual([...new Set(answered.map(([, id]) => id)), 'unknownFunction'].toSorted());
});
