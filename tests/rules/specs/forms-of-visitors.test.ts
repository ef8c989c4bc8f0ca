import { describe, expect, it } from 'vitest';
import { anEmployerTip } from '#tests/builders/forms/employer-tip.ts';
import { aWaitingListEntry } from '#tests/builders/forms/waiting-list-entry.ts';
import { fieldsOf } from '../documents/field-value.ts';
import { maria, rosa, staff, visitor } from '../people/actors.ts';
import { openRulesDatabase } from './rules-database.ts';

const database = openRulesDatabase();

const forms = [
  ['the waiting list', 'waiting_list', 'entry', fieldsOf(aWaitingListEntry())],
  ['a tip about an employer', 'employer_tips', 'tip', fieldsOf(anEmployerTip())],
] as const;

describe.each(forms)('%s', (_, collection, stored, form) => {
  // spec: security.h2-forms
  it('is stored by the function that limits how many, and by nobody else', async () => {
    for (const actor of [visitor, rosa, maria, staff]) {
      expect(await database.as(actor).creates(`${collection}/new`, form)).toBe('denied');
      expect(await database.as(actor).sets(`${collection}/${stored}`, form)).toBe('denied');
      expect(await database.as(actor).deletes(`${collection}/${stored}`)).toBe('denied');
    }
  });

  it('is read by staff alone', async () => {
    expect(await database.as(staff).gets(`${collection}/${stored}`)).toBe('allowed');
    expect(await database.as(staff).lists(collection)).toBe('allowed');
    for (const actor of [visitor, maria]) {
      expect(await database.as(actor).gets(`${collection}/${stored}`)).toBe('denied');
      expect(await database.as(actor).lists(collection)).toBe('denied');
    }
  });
});
