import { expect, test } from 'vitest';
import { hoistStyles } from './hoist-styles.ts';

test('component rules are merged into one element in order, and the empty one for global styles is left out', () => {
  const { html, styles } = hoistStyles(
    [
      '<style data-emotion="css-global 0"></style>',
      '<main><style data-emotion="css b1">.css-b1{margin:0;}</style><p class="css-b1">Een</p>',
      '<style data-emotion="css c1">.css-c1{margin:1px;}\n</style><p class="css-c1">Twee</p></main>',
    ].join(''),
  );
  expect(html).toBe('<main><p class="css-b1">Een</p><p class="css-c1">Twee</p></main>');
  expect(styles).toBe('<style data-emotion="css b1 c1">.css-b1{margin:0;}.css-c1{margin:1px;}\n</style>');
});

test('a page without Emotion styles is unchanged', () => {
  const html = '<svg><style>.a{}</style></svg>';
  expect(hoistStyles(html)).toEqual({ html, styles: '' });
});
