import { afterEach, beforeEach, expect, test, vi } from 'vitest';

interface Sheet {
  readonly cssRules: string[];
}

let sheets: Sheet[];
let insertOnce: typeof import('./style-sheet.ts').insertOnce;

const aStyleElement = () => {
  const cssRules: string[] = [];
  const sheet = { cssRules, insertRule: (rule: string, index: number) => cssRules.splice(index, 0, rule) };
  return { sheet, setAttribute: () => undefined };
};

beforeEach(async () => {
  sheets = [];
  const kept = { getAttribute: () => 'css-kept css-old' };
  vi.stubGlobal('document', {
    querySelectorAll: () => [kept],
    createElement: aStyleElement,
    head: { append: ({ sheet }: ReturnType<typeof aStyleElement>) => sheets.push(sheet) },
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

test('a sheet that has many rules is left as it is, and the rules of a class stay together', () => {
  const ruleOf = (index: number) => `.css-${index}{}`;
  for (let index = 0; index < 99; index += 1) insertOnce(`css-${index}`, [ruleOf(index)]);
  insertOnce('css-a', ['.css-a{}', '.css-a:hover{}']);
  insertOnce('css-b', ['.css-b{}']);
  insertOnce('css-c', ['.css-c{}']);
  const [first, second, ...others] = rulesOfSheets();
  expect(first?.slice(-3)).toEqual([ruleOf(98), '.css-a{}', '.css-a:hover{}']);
  expect(second).toEqual(['.css-b{}', '.css-c{}']);
  expect(others).toEqual([]);
});
