import { expect, test } from 'vitest';
import { mostSavedViews } from '#domain/documents/saved-views.ts';
import { nameProblem } from './use-saved-views.ts';

const views = [{ id: 'a', name: 'Deurne', query: '' }];

test.each([
  ['', null, 'view-name-missing'],
  ['   ', null, 'view-name-missing'],
  ['DÉURNE', null, 'view-name-known'],
  ['deurne', 'a', null],
  ['Gent', null, null],
])('the name %j for list %j: %j', (name, id, problem) => {
  expect(nameProblem(views, name, id)).toBe(problem);
});

test('of thirty lists one can be renamed, and none added', () => {
  const many = Array.from({ length: mostSavedViews }, (_, index) => ({
    id: `v-${index}`,
    name: `${index}`,
    query: '',
  }));
  expect(nameProblem(many, 'Gent', null)).toBe('view-too-many');
  expect(nameProblem(many, 'Gent', 'v-3')).toBeNull();
});
