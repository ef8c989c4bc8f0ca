import { describe, expect, test } from 'vitest';
import { focusRing, surfaces, type SurfaceName } from './colors.ts';
import { contrastRatio } from './contrast.ts';

const textRoles = ['text', 'muted', 'link'] as const;
const shapeRoles = ['border', 'icon'] as const;
/** What other surfaces are laid upon: their edge must be seen against these as well. */
const grounds: readonly SurfaceName[] = ['page', 'card', 'soft'];

const pairs = Object.entries(surfaces).flatMap(([name, surface]) =>
  Object.entries(surface).map(([role, hex]) => ({ name, role, hex, bg: surface.bg })),
);
const textPairs = pairs.filter(({ role }) => (textRoles as readonly string[]).includes(role));
const shapePairs = pairs.filter(({ role }) => (shapeRoles as readonly string[]).includes(role));

describe('contrast', () => {
  test('the measure itself agrees with WCAG: black on white is 21, #767676 on white just passes 4.5', () => {
    expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrastRatio('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
    expect(() => contrastRatio('red', '#ffffff')).toThrow(RangeError);
  });

  test('every colour has a role that is measured', () => {
    expect(pairs.length).toBe(textPairs.length + shapePairs.length + Object.keys(surfaces).length);
  });

  test.each(textPairs)('$name.$role reads at 7:1 on $name.bg', ({ hex, bg }) => {
    expect(contrastRatio(hex, bg)).toBeGreaterThanOrEqual(7);
  });

  test.each(shapePairs.filter(({ hex, bg }) => hex !== bg))(
    '$name.$role stands out at 3:1 on $name.bg',
    ({ hex, bg }) => {
      expect(contrastRatio(hex, bg)).toBeGreaterThanOrEqual(3);
    },
  );

  test.each(
    shapePairs
      .filter(({ role }) => role === 'border')
      .flatMap(({ name, hex }) => grounds.map((ground) => ({ name, hex, ground }))),
  )('$name.border stands out at 3:1 on $ground.bg', ({ hex, ground }) => {
    expect(contrastRatio(hex, surfaces[ground].bg)).toBeGreaterThanOrEqual(3);
  });

  test.each(Object.entries(surfaces))('one of the two focus rings is seen at 3:1 on %s', (_, { bg }) => {
    const best = Math.max(contrastRatio(focusRing.outer, bg), contrastRatio(focusRing.inner, bg));
    expect(best).toBeGreaterThanOrEqual(3);
    expect(contrastRatio(focusRing.outer, focusRing.inner)).toBeGreaterThanOrEqual(3);
  });
});
