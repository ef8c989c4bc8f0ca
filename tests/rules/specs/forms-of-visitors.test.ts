import { describe, expect, it } from 'vitest';
import { anEmployerTip } from '#tests/builders/employer-tip.ts';
import { aWaitingListEntry } from '#tests/builders/waiting-list-entry.ts';
import { fieldsOf, withField } from '../documents/field-value.ts';
import { maria, rosa, staff, visitor } from '../people/actors.ts';
import { openRulesDatabase } from './rules-database.ts';

const database = openRulesDatabase();

describe('the waiting list', () => {
  // spec: 6.roles.visitor-creates-only
  it('accepts an entry of a visitor', async () => {
    for (const [index, actor] of [visitor, rosa, maria, staff].entries()) {
      const entry = fieldsOf(aWaitingListEntry());
      expect(await database.as(actor).creates(`waiting_list/new-${index}`, entry)).toBe('allowed');
    }
  });

  it('accepts the short contact form', async () => {
    const short = fieldsOf({
      full_name: 'An',
      email: 'an@example.be',
      phone_number: '03 200 00 00',
      role: 'Help Seeker',
      test: null,
    });
    expect(await database.as(visitor).creates('waiting_list/short', short)).toBe('allowed');
  });

  // spec: 4.forms.honeypot 5.sign-up.hidden-field
  it('rejects an entry with a filled-in hidden field', async () => {
    const entry = fieldsOf(aWaitingListEntry());
    expect(
      await database.as(visitor).creates('waiting_list/bot', withField(entry, 'website', 'https://bot.example')),
    ).toBe('denied');
    expect(await database.as(visitor).creates('waiting_list/nobot', withField(entry, 'website', undefined))).toBe(
      'allowed',
    );
  });

  // spec: 6.roles.visitor-creates-only
  it('is read by staff alone, and cannot be changed', async () => {
    expect(await database.as(staff).lists('waiting_list')).toBe('allowed');
    for (const actor of [visitor, maria]) {
      expect(await database.as(actor).gets('waiting_list/entry')).toBe('denied');
      expect(await database.as(actor).lists('waiting_list')).toBe('denied');
    }
    for (const actor of [visitor, maria, staff]) {
      expect(await database.as(actor).sets('waiting_list/entry', fieldsOf(aWaitingListEntry()))).toBe('denied');
      expect(await database.as(actor).deletes('waiting_list/entry')).toBe('denied');
    }
  });
});

describe('a tip about an employer', () => {
  // spec: 6.roles.visitor-creates-only
  it('is created by a visitor, and read by staff alone', async () => {
    expect(await database.as(visitor).creates('employer_tips/new', fieldsOf(anEmployerTip()))).toBe('allowed');
    expect(await database.as(maria).creates('employer_tips/another', fieldsOf(anEmployerTip()))).toBe('allowed');
    expect(await database.as(staff).gets('employer_tips/new')).toBe('allowed');
    expect(await database.as(visitor).gets('employer_tips/new')).toBe('denied');
    expect(await database.as(visitor).updates('employer_tips/new', { company: 'Elders' })).toBe('denied');
  });

  // spec: 5.tip.company
  it('requires a company name of at least two characters', async () => {
    expect(await database.as(visitor).creates('employer_tips/new', fieldsOf(anEmployerTip({ company: 'X' })))).toBe(
      'denied',
    );
  });
});
