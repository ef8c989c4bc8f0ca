import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeText } from './decode-text.ts';
import { harmlessCell, originalCell } from './harmless-cell.ts';
import { csvLimits, readCsv } from './read-csv.ts';
import { writeCsv } from './write-csv.ts';

const cellsOf = (text: string): readonly (readonly string[])[] => {
  const read = readCsv(text);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value.map(({ cells }) => cells);
};

const tricky = fc.array(
  fc.constantFrom(
    '=',
    '+',
    '-',
    '@',
    '"',
    "'",
    ';',
    ',',
    '\t',
    '\r',
    '\n',
    ' ',
    'a',
    'é',
    '＝',
    '\u0000',
    '\ufeff',
    '🙂',
  ),
  {
    maxLength: 6,
  },
);
const cell = fc.oneof(
  tricky.map((parts) => parts.join('')),
  fc.string({ unit: 'binary' }),
);
const rows = fc.array(fc.array(cell, { minLength: 1, maxLength: 5 }), { maxLength: 6 });

// spec: staff.requests.csv-harmless
describe('a cell that a spreadsheet would run', () => {
  test.each([
    '=1+1',
    '+32 470 12 34 56',
    '-5',
    '@SUM(A1)',
    '\tx',
    '\r=1',
    ' =1',
    "'=1",
    "''+1",
    '＝1',
    '\u0000',
    '\u007f',
  ])('%j gets an apostrophe, and loses it again', (dangerous) => {
    expect(harmlessCell(dangerous)).toBe(`'${dangerous}`);
    expect(originalCell(`'${dangerous}`)).toBe(dangerous);
  });

  test.each(['', 'Lotte', "'s-Gravenwezel", '2018', 'a=b', '1-2', 'e@mail.be', 'é'])('%j stays as it is', (plain) => {
    expect([harmlessCell(plain), originalCell(plain)]).toEqual([plain, plain]);
  });

  // spec: security.low-formula
  test('never begins as a formula, and any cell comes back', () => {
    fc.assert(
      fc.property(cell, (text) => {
        expect(harmlessCell(text)).not.toMatch(/^\s*[=+\-@＝＋－＠\u0000-\u001f\u007f]/);
        expect(originalCell(harmlessCell(text))).toBe(text);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('a file that was written', () => {
  test('has the mark, semicolons and line ends that Excel in Belgium expects', () => {
    expect(
      writeCsv([
        ['naam', 'tel'],
        ['Lotte; "L"', '+32'],
      ]),
    ).toBe(`\ufeffnaam;tel\r\n"Lotte; ""L""";'+32\r\n`);
  });

  test('gives back its rows, whatever is in them', () => {
    fc.assert(
      fc.property(rows, (written) => {
        expect(cellsOf(writeCsv(written))).toEqual(written);
      }),
      { numRuns: 2000 },
    );
  });

  test('gives back its rows through bytes', () => {
    fc.assert(
      fc.property(fc.array(fc.array(fc.string({ unit: 'grapheme' }), { minLength: 1 })), (written) => {
        expect(cellsOf(decodeText(new TextEncoder().encode(writeCsv(written))))).toEqual(written);
      }),
    );
  });
});

describe('a file of another program', () => {
  test.each([
    ['commas', 'a,b\nc,d\n'],
    ['tabs', 'a\tb\r\nc\td'],
    ['semicolons', 'a;b\r\rc;d\r'],
    ['quotes', '"a";"b"\n\n"c";"d"\n'],
    ['white lines', '\n  \na;b\n\nc;d\n\n'],
  ])('with %s is read', (_name, text) => {
    expect(cellsOf(text)).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ]);
  });

  test('a separator within quotes does not decide', () => {
    expect(cellsOf('"a;b;c",d\ne,f')).toEqual([
      ['a;b;c', 'd'],
      ['e', 'f'],
    ]);
  });

  test('rows may differ in length, and end with an empty cell', () => {
    expect(cellsOf('a;b\nc;\n;d;e')).toEqual([
      ['a', 'b'],
      ['c', ''],
      ['', 'd', 'e'],
    ]);
  });

  test('a quote within a cell is a quote, and so is what follows a closing one', () => {
    expect(cellsOf('5" buis;b\n"a" b;c')).toEqual([
      ['5" buis', 'b'],
      ['a b', 'c'],
    ]);
  });

  test('rows know their line, also behind cells of several lines', () => {
    const read = readCsv('a;b\r\n\r\n"1\n2\r\n3";c\r\nd;e');
    expect(read.ok && read.value.map(({ line }) => line)).toEqual([1, 3, 6]);
  });

  test('a quote without an end, and files beyond the limits, are refused with the line', () => {
    expect(readCsv('a;b\nc;"d\ne;f')).toEqual({ ok: false, error: { code: 'unclosed-quote', line: 2 } });
    expect(readCsv(`a\n${';'.repeat(csvLimits.cells)}`)).toEqual({
      ok: false,
      error: { code: 'too-many-cells', line: 2, limit: csvLimits.cells },
    });
    expect(readCsv('a\n'.repeat(csvLimits.rows)).ok).toBe(true);
    expect(readCsv('a\n'.repeat(csvLimits.rows + 1))).toMatchObject({ error: { code: 'too-many-rows' } });
    expect(readCsv('a'.repeat(csvLimits.characters + 1))).toMatchObject({ error: { code: 'too-long' } });
  });

  test('any text is read or refused', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary' }),
          tricky.map((parts) => parts.join('')),
        ),
        (text) => {
          const read = readCsv(text);
          expect(
            read.ok ? read.value.every(({ cells, line }) => cells.length > 0 && line > 0) : read.error.code,
          ).toBeTruthy();
        },
      ),
      { numRuns: 1000 },
    );
  });

  test('10,000 lines with quotes are read', () => {
    const lines = Array.from({ length: 10_000 }, (_, index) => `"Lotte ""${index}""";"a;b";c@d.be;;2018`);
    expect(cellsOf(lines.join('\r\n'))[9_999]).toEqual(['Lotte "9999"', 'a;b', 'c@d.be', '', '2018']);
  });
});
