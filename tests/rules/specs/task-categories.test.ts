import { describe, expect, it } from 'vitest';
import { aTaskCategory } from '#tests/builders/task-category.ts';
import { fieldsOf } from '../documents/field-value.ts';
import { maria, staff, unverifiedStaff, vera, visitor } from '../people/actors.ts';
import { equals, openRulesDatabase } from './rules-database.ts';

const database = openRulesDatabase();
const garden = fieldsOf(aTaskCategory({ id: 'garden', category_name: 'Tuinonderhoud' }));

describe('the task categories', () => {
  it('are public', async () => {
    expect(await database.as(visitor).lists('task_categories', equals('type', 'senior'))).toBe('allowed');
    expect(await database.as(visitor).gets('task_categories/companionship')).toBe('allowed');
    expect(await database.as(maria).lists('task_categories')).toBe('allowed');
  });

  it('are written by staff whose mail address is verified', async () => {
    expect(await database.as(staff).creates('task_categories/garden', garden)).toBe('allowed');
    expect(await database.as(staff).updates('task_categories/garden', { category_name: 'Tuin' })).toBe('allowed');
    expect(await database.as(staff).deletes('task_categories/garden')).toBe('allowed');
    for (const actor of [maria, vera, visitor, unverifiedStaff]) {
      expect(await database.as(actor).creates('task_categories/garden', garden)).toBe('denied');
      expect(await database.as(actor).updates('task_categories/companionship', { category_name: 'x' })).toBe('denied');
      expect(await database.as(actor).deletes('task_categories/companionship')).toBe('denied');
    }
  });

  it('have a constant id that equals the id of the document', async () => {
    expect(await database.as(staff).creates('task_categories/tuin', garden)).toBe('denied');
    expect(await database.as(staff).updates('task_categories/companionship', { id: 'garden' })).toBe('denied');
  });
});
