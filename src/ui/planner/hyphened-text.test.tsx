import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { HyphenedText } from './hyphened-text.tsx';
import { withoutStyles } from '#tests/pages/without-styles.ts';

const markupOf = (text: string): string => withoutStyles(renderToStaticMarkup(<HyphenedText text={text} />));

test('only words that may break are kept together, and the space between words stays outside of them', () => {
  const markup = markupOf('Jeannine Goossens, Gent');
  expect(
    markup
      .replaceAll(/<span[^>]*>/g, '[')
      .replaceAll('</span>', ']')
      .replaceAll('\u00AD', '·'),
  ).toBe('[Jean·nine] [Goos·sens,] Gent');
});
