import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { InPieces } from './in-pieces.tsx';

test('says that there is more to come until all is drawn', () => {
  const parts = (
    <InPieces>
      <p />
    </InPieces>
  );
  expect(renderToStaticMarkup(parts)).toBe('<span hidden="" data-pending=""></span>');
});

test('is whole where every part is left out', () => {
  expect(renderToStaticMarkup(<InPieces>{[null, false]}</InPieces>)).toBe('');
});
