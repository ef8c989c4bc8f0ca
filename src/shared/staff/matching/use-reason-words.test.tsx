import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { PublicFrame } from '#app/public/public-frame.tsx';
import type { HardReason } from '#domain/matching/hard-rules.ts';
import type { SoftReason } from '#domain/matching/soft-rules.ts';
import { loadFirstTexts } from '#i18n/namespaces/first-texts.ts';
import { publicRouteOf } from '#i18n/public-routes.ts';
import { loadEveryStaffText } from '#i18n/staff/staff-texts.ts';
import { startPublicI18n } from '#i18n/start-public-i18n.ts';
import { useHardReasonWords, useSoftReasonWords } from './use-reason-words.ts';

beforeAll(async () => {
  await startPublicI18n('nl');
  await loadFirstTexts('nl');
  await loadEveryStaffText();
});

const textOf = (part: ReactNode): string =>
  renderToStaticMarkup(<PublicFrame place={publicRouteOf('/')}>{part}</PublicFrame>);

function Soft({ reason }: { readonly reason: SoftReason }) {
  return <p>{useSoftReasonWords()(reason)}</p>;
}

function Hard({ reason }: { readonly reason: HardReason }) {
  return <p>{useHardReasonWords((service) => `dienst ${service}`)(reason)}</p>;
}

const bicycle = { kind: 'estimate', by: 'bicycle', km: 2.1, minutes: 13 } as const;
const visit = { visitId: 'a', date: '2026-12-03', start: '13:00', minutes: 60, postcode: '2018' };

test.each<[SoftReason, string]>([
  [{ code: 'been-here', times: 4, last: '2026-10-01' }, 'was hier 4 keer, laatst op 1 oktober 2026'],
  [{ code: 'been-here', times: 1, last: '2026-10-01' }, 'was hier 1 keer, op 1 oktober 2026'],
  [{ code: 'way', estimate: bicycle }, '2,1 km met de fiets, zowat 13 minuten (schatting)'],
  [{ code: 'available', weekday: '4' }, 'vrij op donderdag'],
  [{ code: 'speaks', language: 'fr' }, 'spreekt Frans'],
  [{ code: 'does-not-speak', language: 'vgt' }, 'spreekt geen Vlaamse Gebarentaal'],
  [{ code: 'hours-nearly-used', hours: 612, limit: 650 }, 'heeft 612 van 650 uren dit jaar'],
])('%j', (reason, words) => {
  expect(textOf(<Soft reason={reason} />)).toContain(`>${words}<`);
});

test.each<[HardReason, string]>([
  [{ code: 'lacks-skill', service: 'garden' }, 'doet deze dienst niet: dienst garden'],
  [{ code: 'not-vetted', until: null }, 'is nog niet nagekeken'],
  [{ code: 'not-vetted', until: '2026-11-30' }, 'is maar nagekeken tot 30 november 2026'],
  [{ code: 'other-visit', visit }, 'heeft dan al een bezoek: om 13:00, 60 minuten'],
  [
    { code: 'no-time-for-way', visit, gap: 10, way: 25 },
    'heeft een bezoek om 13:00: 10 minuten ertussen, de weg duurt er 25 (schatting)',
  ],
  [
    { code: 'too-far', estimate: { ...bicycle, km: 74.2 }, longest: 15 },
    'woont te ver: 74,2 km met de fiets, hoogstens 15 (schatting)',
  ],
  [
    { code: 'too-far', estimate: { ...bicycle, by: 'car', km: 61.4 }, longest: 35 },
    'woont te ver: 61,4 km met de auto, hoogstens 35 (schatting)',
  ],
  [{ code: 'hours-used-up', hours: 649.5, limit: 650 }, 'heeft al 649,5 van 650 uren dit jaar'],
])('%j', (reason, words) => {
  expect(textOf(<Hard reason={reason} />)).toContain(`>${words}<`);
});
