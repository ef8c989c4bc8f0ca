import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { globalStylesElement } from './global-styles-element.ts';
import { staffSystem } from './staff-system.ts';
import { system } from './system.ts';

test.each([
  ['the app', system, '1.25rem'],
  ["staff's app", staffSystem, '1rem'],
] as const)('the global styles of %s: the order of the layers, then each of them', (_, shown, bodyText) => {
  const html = renderToStaticMarkup(globalStylesElement(shown));
  const places = ['@layer reset,base,tokens', '@layer reset{', '@layer base{', '@layer tokens{'].map((rule) =>
    html.indexOf(rule),
  );
  expect(places.every((place) => place >= 0)).toBe(true);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(html).toContain(`--madelief-font-sizes-body:${bodyText}`);
});
