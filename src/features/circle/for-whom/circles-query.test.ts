import { expect, test } from 'vitest';
import { endedOf, type HelpedSenior } from './circles-query.ts';

const senior = (id: string): HelpedSenior => ({
  senior_id: id,
  senior_name: `Name of ${id}`,
  relation: 'daughter',
  rights: ['see'],
  since: '2026-11-25T10:00:00Z',
});

const ended = (id: string) => ({ senior_id: id, senior_name: `Name of ${id}` });

test('a senior who is not listed any more is remembered by name, until she invites again', () => {
  const first = { circles: [senior('maria'), senior('jozef')], ended: [] };
  expect(endedOf(null, first.circles)).toEqual([]);
  const second = { circles: [senior('jozef')], ended: endedOf(first, [senior('jozef')]) };
  expect(second.ended).toEqual([ended('maria')]);
  expect(endedOf(second, [])).toEqual([ended('maria'), ended('jozef')]);
  expect(endedOf(second, first.circles)).toEqual([]);
});
