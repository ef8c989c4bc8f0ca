import { expect, test } from 'vitest';
import { aDataExport } from '#tests/builders/accounts/data-export.ts';
import { dataExportSchema, exportsOfLink, linksOfExport } from '../documents/privacy/data-export.ts';
import { askExport, fetchExport, withExportLink } from './data-export.ts';

const now = new Date('2026-03-01T09:00:00Z');
const after = (hours: number) => new Date(now.getTime() + hours * 60 * 60 * 1000);
const hash = (digit: number) => String(digit).repeat(64);
const person = { kind: 'senior', person_id: 'maria', email: 'maria@example.be', language: 'NL' } as const;
const asked = askExport(person, { note: null, now });

test('the link works for a day from when the mail leaves', () => {
  const linked = withExportLink(asked, hash(1), after(5));
  expect(linked && dataExportSchema.parse(linked)).toMatchObject({ link_hashes: [hash(1)], expires_at: after(29) });
  expect(linked && fetchExport(linked, after(28.9))).toMatchObject({ fetched: 1 });
  expect(linked && fetchExport(linked, after(29))).toBeNull();
});

test('a mail that leaves more than a day later has no link', () => {
  expect(withExportLink(asked, hash(1), after(24))).toBeNull();
});

test('asked again within the day, links of earlier mails work; after it, they do not come back', () => {
  const note = aDataExport({ link_hashes: [hash(1)], expires_at: after(2) });
  expect(askExport(person, { note, now: after(1) }).link_hashes).toEqual([hash(1)]);
  expect(askExport(person, { note, now: after(2) }).link_hashes).toEqual([]);
});

test('as many links are kept, and as many downloads served, as a person needs', () => {
  let note = asked;
  for (let digit = 0; digit < 8; digit += 1) note = { ...note, ...withExportLink(note, hash(digit), now) };
  expect(note.link_hashes).toHaveLength(linksOfExport);
  expect(fetchExport({ ...note, fetched: exportsOfLink - 1 }, now)).toMatchObject({ fetched: exportsOfLink });
  expect(fetchExport({ ...note, fetched: exportsOfLink }, now)).toBeNull();
});
