import { seniorCategoryType, type TaskCategory } from '#domain/documents/task-category.ts';

export function aTaskCategory(overrides: Partial<TaskCategory> = {}): TaskCategory {
  return { id: 'companionship', category_name: 'Gezelschap', type: seniorCategoryType, ...overrides };
}
