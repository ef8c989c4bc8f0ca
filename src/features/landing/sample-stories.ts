import type { ServiceId } from '#domain/requests/prices.ts';

/**
 * Examples, one for each service of the catalogue (spec.md section 3): nobody of this name said this, and the page says
 * so beside each of them. The words are texts, `<service>-story`. To be replaced by what real customers agree to share.
 */
export const sampleStories: Readonly<Record<ServiceId, { readonly name: string; readonly age: number }>> = {
  companionship: { name: 'Maria', age: 82 },
  transport: { name: 'Jef', age: 79 },
  groceries: { name: 'Lea', age: 84 },
  garden: { name: 'Godelieve', age: 76 },
  physical: { name: 'André', age: 73 },
  household: { name: 'Simonne', age: 80 },
};

/** The three that stand on the page itself. */
export const shownStories: readonly ServiceId[] = ['companionship', 'garden', 'physical'];
