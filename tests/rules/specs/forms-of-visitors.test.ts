import { describe, expect, it } from 'vitest';
import { anEmployerTip } from '#tests/builders/employer-tip.ts';
import { aWaitingListEntry } from '#tests/builders/waiting-list-entry.ts';
import { fieldsOf, withField } from '../documents/field-value.ts';
import { maria, rosa, staff, visitor } from '../people/actors.ts';
import { openTown } from './town.ts';

const town = openTown();

describe('the waiting list', () => {
  // spec: 6.roles.visitor-creates-only
  it('takes an entry of anybody', async () => {
    for (const [index, actor] of [visitor, rosa, maria, staff].entries()) {
      const entry = fieldsOf(aWaitingListEntry());
      expect(await town.as(actor).creates(`waiting_list/new-${index}`, entry)).toBe('allowed');
    }
  });

  it('takes the short contact form', async () => {
    const short = fieldsOf({
      full_name: 'An',
      email: 'an@example.be',
      phone_number: '03 200 00 00',
      role: 'Help Seeker',
      test: null,
    });
    expect(await town.as(visitor).creates('waiting_list/short', short)).toBe('allowed');
  });

  // spec: 4.forms.honeypot 5.sign-up.hidden-field
  it('takes nothing in which the hidden field is filled in', async () => {
    const entry = fieldsOf(aWaitingListEntry());
    expect(await town.as(visitor).creates('waiting_list/bot', withField(entry, 'website', 'https://bot.example'))).toBe(
      'denied',
    );
    expect(await town.as(visitor).creates('waiting_list/nobot', withField(entry, 'website', undefined))).toBe(
      'allowed',
    );
  });

  // spec: 6.roles.visitor-creates-only
  it('is seen by staff alone, and changed by nobody', async () => {
    expect(await town.as(staff).lists('waiting_list')).toBe('allowed');
    for (const actor of [visitor, maria]) {
      expect(await town.as(actor).gets('waiting_list/entry')).toBe('denied');
      expect(await town.as(actor).lists('waiting_list')).toBe('denied');
    }
    for (const actor of [visitor, maria, staff]) {
      expect(await town.as(actor).sets('waiting_list/entry', fieldsOf(aWaitingListEntry()))).toBe('denied');
      expect(await town.as(actor).deletes('waiting_list/entry')).toBe('denied');
    }
  });
});

describe('a tip about an employer', () => {
  // spec: 6.roles.visitor-creates-only
  it('is given by anybody, and seen by staff alone', async () => {
    expect(await town.as(visitor).creates('employer_tips/new', fieldsOf(anEmployerTip()))).toBe('allowed');
    expect(await town.as(maria).creates('employer_tips/another', fieldsOf(anEmployerTip()))).toBe('allowed');
    expect(await town.as(staff).gets('employer_tips/new')).toBe('allowed');
    expect(await town.as(visitor).gets('employer_tips/new')).toBe('denied');
    expect(await town.as(visitor).updates('employer_tips/new', { company: 'Elders' })).toBe('denied');
  });

  // spec: 5.tip.company
  it('names the company in at least two characters', async () => {
    expect(await town.as(visitor).creates('employer_tips/new', fieldsOf(anEmployerTip({ company: 'X' })))).toBe(
      'denied',
    );
  });
});
