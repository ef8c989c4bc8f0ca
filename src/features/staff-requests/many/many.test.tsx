import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { PublicFrame } from '#app/public/public-frame.tsx';
import { publicRouteOf } from '#i18n/public-routes.ts';
import { beforeAll, expect, test } from 'vitest';
import { err, ok } from '#domain/result.ts';
import { startPublicI18n } from '#i18n/start-public-i18n.ts';
import { loadEveryStaffText } from '#i18n/staff/staff-texts.ts';
import { type Answered, createKeyedSend } from '#shared/staff/dispatch/use-send.ts';
import { aBoardRow } from '#tests/builders/staff/board-row.ts';
import { ManyOutcome } from './many-outcome.tsx';
import { ManyPreview, partsOf } from './many-preview.tsx';
import { keyOfOne, type OneOfMany } from './send-many.ts';
import { outcomeOf } from './use-many.ts';
import { withoutStyles } from '#tests/pages/without-styles.ts';

const row = (request_id: string, fields: Parameters<typeof aBoardRow>[0] = {}) =>
  aBoardRow({ request_id, senior_name: `Tante ${request_id}`, ...fields });
const rows = [
  row('a'),
  row('b', {
    stage: 'planned',
    taken_by: { uid: 'karim', name: 'Karim' },
    student: { id: 'emma', name: 'Emma Claes' },
  }),
  row('c', { stage: 'cancelled' }),
  row('d', { stage: 'started' }),
];

beforeAll(async () => {
  await startPublicI18n('nl');
  await loadEveryStaffText();
});

const textOf = (content: ReactNode) =>
  withoutStyles(renderToStaticMarkup(<PublicFrame place={publicRouteOf('/')}>{content}</PublicFrame>))
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ');

test('beforehand each request is named with what will happen, or with why nothing will', () => {
  const parts = partsOf('cancel-request', rows, 'stef');
  const text = textOf(<ManyPreview step="cancel-request" parts={parts} />);
  expect(text).toMatch(/Tante a, .*gaat niet door\. De klant krijgt een mail\./);
  expect(text).toMatch(/Tante b, .*gaat niet door, Emma Claes komt niet\./);
  expect(text).toMatch(/Met deze 2 aanvragen gebeurt niets .*Tante c, .* Deze aanvraag is geannuleerd\./);
  expect(text).toMatch(/Tante d, .* Dat past niet bij de stap waarin dit bezoek is\./);
  const taking = textOf(<ManyPreview step="take-request" parts={partsOf('take-request', rows, 'stef')} />);
  expect(taking).toContain('u neemt die over van Karim.');
  expect(
    textOf(<ManyPreview step="take-request" parts={partsOf('take-request', [rows[2] ?? row('c')], 'stef')} />),
  ).toContain('Dit kan bij geen enkele gekozen aanvraag.');
});

test('afterwards what came of each is said: done, rejected with the reason, failed, or not begun', () => {
  const conflict = { action: 'take-request', by: 'Karim', at: '2026-11-22T10:00:00.000Z' };
  const outcomes = new Map([
    ['a', outcomeOf(ok({ outcome: 'done', revision: 2 }))],
    ['b', outcomeOf(ok({ outcome: 'rejected', code: 'changed-meanwhile', conflict }))],
    ['c', outcomeOf(err({ code: 'network' }))],
  ]);
  const text = textOf(<ManyOutcome rows={rows} many={{ outcomes, progress: null }} />);
  expect(text).toContain('Gedaan: 1 van 4.');
  expect(text).toMatch(
    /Tante b, .* Karim veranderde dit net\..*Tante c, .*Tante d, .* nog niet begonnen.*Tante a, .* gedaan/,
  );
});

test('each of many is a command of its own, and one whose answer was lost is done once', async () => {
  const answers: Answered[] = [err({ code: 'network' }), ok({ outcome: 'done', revision: 2 })];
  const calls: string[] = [];
  let minted = 0;
  const send = createKeyedSend<OneOfMany>(
    keyOfOne,
    ({ row: { request_id: id } }, commandId) => {
      calls.push(`${id} ${commandId}`);
      return Promise.resolve(
        id === 'a' ? (answers.shift() ?? err({ code: 'unknown' })) : ok({ outcome: 'done', revision: 2 }),
      );
    },
    () => `id-${(minted += 1)}`,
  );
  const all = rows.slice(0, 2).map((each): OneOfMany => ({ step: 'take-request', row: each, text: '' }));
  for (const one of [...all, ...all, ...all]) await send(one);
  expect(calls).toEqual(['a id-1', 'b id-2', 'a id-1']);
});
