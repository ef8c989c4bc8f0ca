import { afterEach, beforeEach, expect, test, vi } from 'vitest';

interface Sheet {
  readonly cssRules: string[];
}

let sheets: Sheet[];
let nextFrame: () => void;
let insertOnce: typeof import('./style-sheet.ts').insertOnce;

const aStyleElement = () => {
  const cssRules: string[] = [];
  const sheet = { cssRules, insertRule: (rule: string, index: number) => cssRules.splice(index, 0, rule) };
  return { sheet, setAttribute: () => undefined };
};

beforeEach(async () => {
  sheets = [];
  nextFrame = () => undefined;
  const kept = { getAttribute: () => 'css-kept css-old' };
  vi.stubGlobal('document', {
    querySelectorAll: () => [kept],
    createElement: aStyleElement,
    head: { append: ({ sheet }: ReturnType<typeof aStyleElement>) => sheets.push(sheet) },
  });
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => {
    nextFrame = callback;
  });
  vi.resetModules();
  ({ insertOnce } = await import('./style-sheet.ts'));
});

afterEach(() => vi.unstubAllGlobals());

const rulesOfSheets = () => sheets.map(({ cssRules }) => cssRules);

test('the rules of a class are added once, and not when the document has them', () => {
  for (const name of ['css-a', 'css-kept', 'css-a']) expect(insertOnce(name, [`.${name}{}`])).toBe(true);
  expect(rulesOfSheets()).toEqual([['.css-a{}']]);
});

test('the rules of one frame share a sheet, in their order; a later frame leaves it as it is', () => {
  insertOnce('css-a', ['.css-a{}', '.css-a:hover{}']);
  insertOnce('css-b', ['.css-b{}']);
  nextFrame();
  insertOnce('css-c', ['.css-c{}']);
  expect(rulesOfSheets()).toEqual([['.css-a{}', '.css-a:hover{}', '.css-b{}'], ['.css-c{}']]);
});
