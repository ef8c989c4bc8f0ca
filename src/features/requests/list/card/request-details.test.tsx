import { forSelf } from '#domain/accounts/acting-for.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { PublicFrame } from '#app/public/public-frame.tsx';
import { loadFirstTexts } from '#i18n/namespaces/first-texts.ts';
import { startPublicI18n } from '#i18n/start-public-i18n.ts';
import { publicRouteOf } from '#i18n/public-routes.ts';
import type { RequestRow } from '#shared/requests/request-row.ts';
import { aRequestRow } from '#tests/builders/request-row.ts';
import { RequestDetails } from './request-details.tsx';
import { withoutStyles } from '#tests/pages/without-styles.ts';

beforeAll(async () => {
  await startPublicI18n('nl');
  await loadFirstTexts('nl');
});

/** The rendered details, by label. */
function detailsOf(changes: Partial<RequestRow>): Record<string, string> {
  const markup = renderToStaticMarkup(
    <PublicFrame place={publicRouteOf('/')}>
      <RequestDetails acting={forSelf('maria')} row={aRequestRow(changes)} service="Gezelschap" />
    </PublicFrame>,
  );
  const pairs = withoutStyles(markup).matchAll(/<dt[^>]*>([^<]*)<\/dt><dd[^>]*>([^<]*)<\/dd>/g);
  return Object.fromEntries([...pairs].map(([, name = '', value = '']) => [name, value]));
}

// spec: 9.prices.frequencies
test.each([
  ['one-time', 'Eenmalig'],
  [null, 'Eenmalig'],
  ['weekly', 'Wekelijks'],
  ['biweekly', 'Om de twee weken'],
  ['monthly', 'Maandelijks'],
  ['om de veertien dagen', 'om de veertien dagen'],
])('shows the frequency %j as %s', (frequency, word) => {
  expect(detailsOf({ frequency })['Frequentie']).toBe(word);
});

// spec: 2.confirmation.no-address 2.chat.notes
test('shows an old request without an address, and the notes of the chat that stand for none', () => {
  expect(detailsOf({ address: '' })['Locatie']).toBe('Geen adres opgegeven');
  expect(detailsOf({ notes: 'Geen speciale wensen' })['Opmerkingen']).toBe('Geen speciale wensen');
  expect(detailsOf({ notes: null })).not.toHaveProperty('Opmerkingen');
});

// spec: 9.prices.parts-of-day
test.each([
  ['morning', 'Ochtend'],
  ['afternoon', 'Middag'],
  ['evening', 'Avond'],
  ['14:00', '14 uur'],
  ['na het eten', 'na het eten'],
])('shows the time %j as %s', (time, word) => {
  expect(detailsOf({ time })['Tijd']).toBe(word);
});
