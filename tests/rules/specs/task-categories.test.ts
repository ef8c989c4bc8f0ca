import { describe, expect, it } from 'vitest';
import { aTaskCategory } from '#tests/builders/task-category.ts';
import { fieldsOf } from '../documents/field-value.ts';
import { bookkeeper, dispatcher, maria, staff, visitor } from '../people/actors.ts';
import { equals, openRulesDatabase } from './rules-database.ts';

const database = openRulesDatabase();
const garden = fieldsOf(aTaskCategory({ id: 'garden', category_name: 'Tuinonderhoud' }));

describe('the task categories', () => {
  it('are public', async () => {
    expect(await database.as(visitor).lists('task_categories', equals('type', 'senior'))).toBe('allowed');
    expect(await database.as(visitor).gets('task_categories/companionship')).toBe('allowed');
    expect(await database.as(maria).lists('task_categories')).toBe('allowed');
  });

  // spec: security.h4-writes
  it('are written by no client, the lead of staff included: they come with the deployment', async () => {
    for (const actor of [staff, dispatcher, bookkeeper, maria, visitor]) {
      expect(await database.as(actor).creates('task_categories/garden', garden)).toBe('denied');
      expect(await database.as(actor).updates('task_categories/companionship', { category_name: 'x' })).toBe('denied');
      expect(await database.as(actor).deletes('task_categories/companionship')).toBe('denied');
    }
  });
});
