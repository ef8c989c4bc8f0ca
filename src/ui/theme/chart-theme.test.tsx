import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ChartTheme } from './chart-theme.tsx';

test('a page with charts gets no global styles of its own, not even the order of the layers', () => {
  const bars = 'bars';
  const markup = renderToStaticMarkup(<ChartTheme>{bars}</ChartTheme>);
  expect(markup.replaceAll(/<style[^>]*><\/style>/g, '')).toBe(bars);
});
