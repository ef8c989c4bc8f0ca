import { seniorCategoryType, type TaskCategory } from '../documents/task-category.ts';
import { type ServiceId, serviceIds } from './prices.ts';

/** Dutch names as on the landing page (spec.md section 2). */
export const dutchServiceNames: Readonly<Record<ServiceId, string>> = {
  companionship: 'Gezelschap',
  transport: 'Vervoer',
  groceries: 'Boodschappen',
  garden: 'Tuinonderhoud',
  physical: 'Fysieke activiteiten',
  household: 'Huishoudelijke hulp',
};

/** The services that can be asked for, as they are stored: the deployment writes them, and no client does. */
export const catalogue: readonly TaskCategory[] = serviceIds.map((id) => ({
  id,
  category_name: dutchServiceNames[id],
  type: seniorCategoryType,
}));
