import { describe, expect, test } from 'vitest';
import { focusRing, surfaces, surfacesInMoreContrast, type SurfaceName } from './colors.ts';
import { contrastRatio } from './contrast.ts';

const textRoles = ['text', 'muted', 'link'] as const;
const shapeRoles = ['border', 'icon'] as const;
/** Surfaces that others are placed on: the others' edges must have contrast against these as well. */
const grounds: readonly SurfaceName[] = ['page', 'card', 'soft'];

/** The minimum contrast of each palette: text, and edges and icons. */
const palettes = [
  { palette: 'normal', colours: surfaces, text: 7, shape: 3 },
  { palette: 'more contrast', colours: surfacesInMoreContrast, text: 12, shape: 7 },
] as const;

describe('contrast', () => {
  test('the calculation agrees with WCAG: black on white is 21, #767676 on white just passes 4.5', () => {
    expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrastRatio('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
    expect(() => contrastRatio('red', '#ffffff')).toThrow(RangeError);
  });

  test('both palettes colour the same roles', () => {
    const roles = (palette: object) =>
      Object.entries(palette).map(([name, surface]) => [name, Object.keys(surface).toSorted()]);
    expect(roles(surfacesInMoreContrast)).toEqual(roles(surfaces));
  });
});

describe.each(palettes)('contrast, $palette', ({ colours, text, shape }) => {
  const pairs = Object.entries(colours).flatMap(([name, surface]) =>
    Object.entries(surface).map(([role, hex]) => ({ name, role, hex, bg: surface.bg })),
  );
  const textPairs = pairs.filter(({ role }) => (textRoles as readonly string[]).includes(role));
  const shapePairs = pairs.filter(({ role }) => (shapeRoles as readonly string[]).includes(role));

  test('every colour has a measured role', () => {
    expect(pairs.length).toBe(textPairs.length + shapePairs.length + Object.keys(colours).length);
  });

  test.each(textPairs)('$name.$role has the contrast of text on $name.bg', ({ hex, bg }) => {
    expect(contrastRatio(hex, bg)).toBeGreaterThanOrEqual(text);
  });

  test.each(shapePairs.filter(({ hex, bg }) => hex !== bg))(
    '$name.$role has the contrast of shapes on $name.bg',
    ({ hex, bg }) => {
      expect(contrastRatio(hex, bg)).toBeGreaterThanOrEqual(shape);
    },
  );

  test.each(
    shapePairs
      .filter(({ role }) => role === 'border')
      .flatMap(({ name, hex }) => grounds.map((ground) => ({ name, hex, ground }))),
  )('$name.border stands out on $ground.bg', ({ hex, ground }) => {
    expect(contrastRatio(hex, colours[ground].bg)).toBeGreaterThanOrEqual(shape);
  });

  test.each(Object.entries(colours))('one of the two focus rings has a contrast of 3:1 on %s', (_, { bg }) => {
    const best = Math.max(contrastRatio(focusRing.outer, bg), contrastRatio(focusRing.inner, bg));
    expect(best).toBeGreaterThanOrEqual(3);
    expect(contrastRatio(focusRing.outer, focusRing.inner)).toBeGreaterThanOrEqual(3);
  });
});
