import { defineConfig } from '@chakra-ui/react';

const sides = [
  '',
  ...['Top', 'Right', 'Bottom', 'Left'],
  ...['Block', 'BlockStart', 'BlockEnd', 'Inline', 'InlineStart', 'InlineEnd'],
];
const corners = ['TopLeft', 'TopRight', 'BottomLeft', 'BottomRight', 'StartStart', 'StartEnd', 'EndStart', 'EndEnd'];

/** The properties that take each kind of token. */
const properties = {
  colors: [
    ...['color', 'backgroundColor', 'outlineColor', 'accentColor', 'fill', 'stroke'],
    ...sides.map((side) => `border${side}Color`),
  ],
  fonts: ['fontFamily'],
  fontSizes: ['fontSize'],
  radii: ['borderRadius', ...corners.map((corner) => `border${corner}Radius`)],
  sizes: ['width', 'height', 'minWidth', 'minHeight', 'maxWidth', 'maxHeight', 'flexBasis'],
  spacing: [
    ...['gap', 'rowGap', 'columnGap', 'top', 'right', 'bottom', 'left'],
    ...['padding', 'margin', 'inset', 'scrollPadding', 'scrollMargin'].flatMap((name) =>
      sides.map((side) => `${name}${side}`),
    ),
  ],
};

/**
 * What the recipes of src/ui use of Chakra's `defaultBaseConfig`, which knows every property and condition that a style prop
 * can have and weighs 8 kB. base-config.test.ts finds what is missing.
 */
export const baseConfig = defineConfig({
  conditions: {
    hover: ['@media (hover: hover)', '&:is(:hover, [data-hover]):not(:disabled, [data-disabled])'],
    highContrast: '@media (forced-colors: active)',
    motionReduce: '@media (prefers-reduced-motion: reduce)',
    print: '@media print',
  },
  utilities: {
    ...Object.fromEntries(
      Object.entries(properties).flatMap(([values, names]) => names.map((name) => [name, { values }])),
    ),
    background: { values: 'colors', shorthand: ['bg'] },
    // Two corners at once, which CSS has no property for.
    borderTopRadius: {
      values: 'radii',
      transform: (radius: string) => ({ borderTopLeftRadius: radius, borderTopRightRadius: radius }),
    },
    borderBottomRadius: {
      values: 'radii',
      transform: (radius: string) => ({ borderBottomLeftRadius: radius, borderBottomRightRadius: radius }),
    },
    borderEndRadius: {
      values: 'radii',
      transform: (radius: string) => ({ borderStartEndRadius: radius, borderEndEndRadius: radius }),
    },
  },
});
