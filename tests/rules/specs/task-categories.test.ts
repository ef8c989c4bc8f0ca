import { describe, expect, it } from 'vitest';
import { aTaskCategory } from '#tests/builders/task-category.ts';
import { fieldsOf } from '../documents/field-value.ts';
import { maria, staff, unverifiedStaff, vera, visitor } from '../people/actors.ts';
import { equals, openTown } from './town.ts';

const town = openTown();
const garden = fieldsOf(aTaskCategory({ id: 'garden', category_name: 'Tuinonderhoud' }));

describe('what can be asked for', () => {
  it('is public', async () => {
    expect(await town.as(visitor).lists('task_categories', equals('type', 'senior'))).toBe('allowed');
    expect(await town.as(visitor).gets('task_categories/companionship')).toBe('allowed');
    expect(await town.as(maria).lists('task_categories')).toBe('allowed');
  });

  it('is decided by staff whose mail is verified', async () => {
    expect(await town.as(staff).creates('task_categories/garden', garden)).toBe('allowed');
    expect(await town.as(staff).updates('task_categories/garden', { category_name: 'Tuin' })).toBe('allowed');
    expect(await town.as(staff).deletes('task_categories/garden')).toBe('allowed');
    for (const actor of [maria, vera, visitor, unverifiedStaff]) {
      expect(await town.as(actor).creates('task_categories/garden', garden)).toBe('denied');
      expect(await town.as(actor).updates('task_categories/companionship', { category_name: 'x' })).toBe('denied');
      expect(await town.as(actor).deletes('task_categories/companionship')).toBe('denied');
    }
  });

  it('keeps the id under which it stands', async () => {
    expect(await town.as(staff).creates('task_categories/tuin', garden)).toBe('denied');
    expect(await town.as(staff).updates('task_categories/companionship', { id: 'garden' })).toBe('denied');
  });
});
