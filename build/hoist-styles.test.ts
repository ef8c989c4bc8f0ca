import { expect, test } from 'vitest';
import { hoistStyles } from './hoist-styles.ts';

test('component rules are merged into one element in order, each class once', () => {
  const { html, styles } = hoistStyles(
    [
      '<main><style data-styles="css-b1">.css-b1{margin:0;}</style><p class="css-b1">Een</p>',
      '<style data-styles="css-c1">.css-c1{margin:1px;}\n</style><p class="css-c1">Twee</p>',
      '<style data-styles="css-b1">.css-b1{margin:0;}</style><p class="css-b1">Drie</p></main>',
    ].join(''),
  );
  expect(html).toBe('<main><p class="css-b1">Een</p><p class="css-c1">Twee</p><p class="css-b1">Drie</p></main>');
  expect(styles).toBe('<style data-styles="css-b1 css-c1">.css-b1{margin:0;}.css-c1{margin:1px;}\n</style>');
});

test('a page without components is unchanged', () => {
  const html = '<svg><style>.a{}</style></svg>';
  expect(hoistStyles(html)).toEqual({ html, styles: '' });
});
