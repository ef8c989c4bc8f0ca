import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { readQr } from '#tests/qr/read-qr.ts';
import { QrCode } from './qr-code.tsx';

const label = 'Code';

const drawn = (content: string) => renderToStaticMarkup(<QrCode content={content} label={label} />);

test.each(['BCD\n002\n1\nSCT\n\nMadelief\nBE68539007547034\nEUR7.75\n\n123456789002', 'é', '0'.repeat(300)])(
  'another program reads from the drawing what was put in: %j',
  (content) => {
    expect(readQr(drawn(content))).toBe(content);
  },
);

test('the drawing has a name, and four white modules around it', () => {
  const markup = drawn('Madelief');
  expect(markup).toContain('role="img"');
  expect(markup).toContain('aria-label="Code"');
  const starts = [...markup.matchAll(/M(\d+) (\d+)h/g)].map(([, x, y]) => [Number(x), Number(y)]);
  expect(starts.every(([x = 0, y = 0]) => x >= 4 && y >= 4)).toBe(true);
});
