import { expect, test } from 'vitest';
import { serviceIds } from '#domain/requests/prices.ts';
import { sampleStories, featuredStories } from './sample-stories.ts';

test('every service has an example with a name and an age, and no name is used twice', () => {
  const people = serviceIds.map((service) => sampleStories[service]);
  expect(new Set(people.map(({ name }) => name)).size).toBe(serviceIds.length);
  for (const { age } of people) expect(age).toBeGreaterThan(60);
  expect(new Set(featuredStories).size).toBe(3);
});
