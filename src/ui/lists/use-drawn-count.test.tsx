import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { useDrawnCount } from './use-drawn-count.ts';

const Count = ({ of }: { readonly of: number }) => <p>{useDrawnCount(of)}</p>;

test('a long list begins with three, a short one is whole at once', () => {
  expect(renderToStaticMarkup(<Count of={4} />)).toBe('<p>3</p>');
  expect(renderToStaticMarkup(<Count of={3} />)).toBe('<p>Infinity</p>');
  expect(renderToStaticMarkup(<Count of={0} />)).toBe('<p>Infinity</p>');
});
