import { expect, it } from 'vitest';
import { withBlanks } from './blank-fields.ts';
import { dots, empty, gone, ifOwn, none } from './register/entry.ts';

const maria = { ids: new Set(['maria', 'visit-1']), name: 'Maria Peeters' };

it('empties, removes and keeps fields, also inside others, and adds none', () => {
  const before = { street: 'Molenstraat 5', notes: 'Bel aan', holder: { name: 'Maria Peeters', number: 3 }, cents: 5 };
  const blanks = { street: empty, notes: gone, 'holder.name': none, town: empty, 'visit.name': empty };
  expect(withBlanks(before, blanks, maria)).toEqual({ street: '', holder: { name: null, number: 3 }, cents: 5 });
});

it('empties a name only where it is the person’s own', () => {
  const blanks = { 'last_change.by': ifOwn };
  expect(withBlanks({ last_change: { by: 'Maria Peeters', action: 'a' } }, blanks, maria)).toEqual({
    last_change: { by: '', action: 'a' },
  });
  const byStaff = { last_change: { by: 'Staf Claes', action: 'a' } };
  expect(withBlanks(byStaff, blanks, maria)).toEqual(byStaff);
});

it('takes the person out of a list of ids', () => {
  expect(withBlanks({ blocked: ['jozef', 'maria'] }, { 'blocked[]': gone }, maria)).toEqual({ blocked: ['jozef'] });
});

it('empties the elements of a list that are the person’s, and leaves those of others in their place', () => {
  const others = { author: 'jozef', text: 'Ja' };
  const before = { messages: [others, { author: 'maria', text: 'Dag' }, others] };
  expect(withBlanks(before, { 'messages[author].text': dots }, maria)).toEqual({
    messages: [others, { author: 'maria', text: '…' }, others],
  });
});
