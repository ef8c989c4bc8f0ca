import { describe, expect, test } from 'vitest';
import { serviceIds } from '#domain/requests/prices.ts';
import { requests as english } from '#i18n/en/requests.ts';
import { requests as dutch } from '#i18n/nl/requests.ts';
import { catalogue } from '#domain/requests/catalogue.ts';

describe('service names', () => {
  test.each(catalogue)('$category_name has the same name in the texts as in the database', (category) => {
    expect(dutch).toHaveProperty([`service-${category.id}`], category.category_name);
  });

  test('every service has a distinct name in English', () => {
    const texts: Readonly<Record<string, string>> = english;
    const names = serviceIds.map((id) => texts[`service-${id}`]);
    expect(names).not.toContain(undefined);
    expect(new Set(names).size).toBe(serviceIds.length);
  });
});
