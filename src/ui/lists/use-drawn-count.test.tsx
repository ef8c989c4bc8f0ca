import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { useDrawnCount } from './use-drawn-count.ts';

const Count = ({ of, atOnce }: { readonly of: number; readonly atOnce?: boolean }) => (
  <p>{useDrawnCount(of, atOnce)}</p>
);

test('the first follows what stands around them; nothing is whole at once', () => {
  expect(renderToStaticMarkup(<Count of={2} />)).toBe('<p>0</p>');
  expect(renderToStaticMarkup(<Count of={1} />)).toBe('<p>0</p>');
  expect(renderToStaticMarkup(<Count of={0} />)).toBe('<p>Infinity</p>');
});

test('in a transition all are drawn at once', () => {
  expect(renderToStaticMarkup(<Count of={20} atOnce />)).toBe('<p>Infinity</p>');
});
