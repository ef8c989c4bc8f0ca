import { seniorCategoryType, type TaskCategory } from '#domain/documents/task-category.ts';
import { type ServiceId, serviceIds } from '#domain/requests/prices.ts';

/** Names as on the landing page (spec.md section 2). */
const names: Readonly<Record<ServiceId, string>> = {
  companionship: 'Gezelschap',
  transport: 'Vervoer',
  groceries: 'Boodschappen',
  garden: 'Tuinonderhoud',
  physical: 'Fysieke activiteiten',
  household: 'Huishoudelijke hulp',
};

export const seedCategories: readonly TaskCategory[] = serviceIds.map((id) => ({
  id,
  category_name: names[id],
  type: seniorCategoryType,
}));
