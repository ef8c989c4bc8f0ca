import type { ServiceId } from '#domain/requests/prices.ts';

/**
 * Fictional examples, one for each service of the catalogue (spec.md section 3); the page marks each as an example. Their
 * texts have the keys `<service>-story`. To be replaced by stories that customers agree to share.
 */
export const sampleStories: Readonly<Record<ServiceId, { readonly name: string; readonly age: number }>> = {
  companionship: { name: 'Maria', age: 82 },
  transport: { name: 'Jef', age: 79 },
  groceries: { name: 'Lea', age: 84 },
  garden: { name: 'Godelieve', age: 76 },
  physical: { name: 'André', age: 73 },
  household: { name: 'Simonne', age: 80 },
};

/** The three on the page itself. */
export const featuredStories: readonly ServiceId[] = ['companionship', 'garden', 'physical'];
