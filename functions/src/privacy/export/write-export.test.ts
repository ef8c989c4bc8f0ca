import { expect, test } from 'vitest';
import { exportFiles } from './write-export.ts';
import { exportPage } from './write-page.ts';
import { dutchExport } from './texts/nl.ts';
import { englishExport } from './texts/en.ts';

const now = new Date('2026-03-01T09:00:00Z');
const text = (bytes: Uint8Array | undefined) => new TextDecoder().decode(bytes);

test('what a person wrote is text on the page, never markup', () => {
  const notes = '<img src=x onerror=alert(1)> & "Bel"';
  const page = exportPage([{ collection: 'service_requests', fields: { notes } }], now, dutchExport);
  expect(page).toContain('&lt;img src=x onerror=alert(1)&gt; &amp; &quot;Bel&quot;');
  expect(page).not.toContain('<img');
});

test('moments, amounts, choices and nested things are readable in the language of the person', () => {
  const fields = { created_at: now, amount_cents: 1250, status: 'submitted', has_car: true, holder: { name: 'Maria' } };
  const document = { collection: 'receipts', fields };
  const page = exportPage([document], now, dutchExport);
  for (const shown of ['1 maart 2026', '12,50', 'ingediend', 'ja', '<dt>Naam</dt><dd>Maria</dd>'])
    expect(page).toContain(shown);
  expect(exportPage([document], now, englishExport)).toContain('1 March 2026');
});

test('a photo is a file of its own, and both other files name it', () => {
  const jpeg = new Uint8Array([255, 216, 255]);
  const files = exportFiles([{ collection: 'student_photos', id: 'lotte', fields: { jpeg } }], { language: 'NL', now });
  const name = 'foto/student_photos-lotte.jpg';
  expect(files[name]).toEqual(jpeg);
  expect(text(files['gegevens.json'])).toContain(name);
  expect(text(files['lees-mij.html'])).toContain(name);
});

test('both languages name the same fields', () => {
  expect(Object.keys(englishExport.fields)).toEqual(Object.keys(dutchExport.fields));
});
