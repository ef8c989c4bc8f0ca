import { getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import { brand } from '#domain/brand.ts';
import type { FileAnswer } from '#domain/contracts/receipts.ts';
import { transactionTypes } from '#domain/credits/credits.ts';
import { accountLanguages } from '#domain/documents/interim-user.ts';
import { anAccountStatement, aReceipt, aVisitReceipt } from '#tests/builders/payments/receipt.ts';
import { pdfPrinter } from '../gateways/pdf/pdf-printer.ts';
import { printReceipt, receiptDocument } from './print-receipt.ts';
import { printStatement } from './print-statement.ts';

interface Node {
  readonly role?: string;
  readonly children?: readonly Node[];
}

const rolesOf = ({ role, children = [] }: Node): readonly string[] => [
  ...(role === undefined ? [] : [role]),
  ...children.flatMap(rolesOf),
];

/** What a reader of the file finds. */
async function open({ base64 }: FileAnswer) {
  const pdf = await getDocumentProxy(new Uint8Array(Buffer.from(base64, 'base64')));
  const pages = await Promise.all(Array.from({ length: pdf.numPages }, (_, index) => pdf.getPage(index + 1)));
  const texts = await Promise.all(pages.map((page) => page.getTextContent()));
  const trees = await Promise.all(pages.map((page) => page.getStructTree()));
  const { info } = await pdf.getMetadata();
  return {
    pages: pdf.numPages,
    text: texts
      .flatMap(({ items }) => items.map((item) => ('str' in item ? item.str : '')))
      .join(' ')
      .replaceAll(/\s+/g, ' '),
    roles: trees.flatMap((tree) => rolesOf(tree as Node)),
    info: info as Readonly<Record<string, unknown>>,
    marked: await pdf.getMarkInfo(),
  };
}

const source = ({ base64 }: FileAnswer): string => Buffer.from(base64, 'base64').toString('latin1');

test('the receipt of a visit reads as what it is: number, person, sum and amount', async () => {
  const file = await printReceipt(aVisitReceipt(), pdfPrinter);
  expect(file.file_name).toBe('madelief-bewijs-2026-000123.pdf');
  const { text, pages } = await open(file);
  expect(pages).toBe(1);
  for (const words of [
    ...['Bewijs 2026-000123', '2 maart 2026', 'Maria Peeters', 'Kerkstraat 12', '2000 Antwerpen'],
    ...['Hulp van een student: Tuinonderhoud', 'Af van uw saldo 26,25 euro', '1 maart 2026 om 14:00 uur'],
    ...['Gepland 2 uur', 'Geholpen 1 uur 25 minuten', '3 begonnen halve uren, aan 17,50 euro per uur'],
    ...[brand.enterpriseNumber, brand.phoneDisplay, 'Wij bewaren dit tot en met 31 december 2036.'],
  ]) {
    expect(text).toContain(words);
  }
});

test('the file is accessible: language, title, tags in the order of reading, and header cells', async () => {
  const file = await printReceipt(aVisitReceipt(), pdfPrinter);
  const { roles, info, marked } = await open(file);
  expect(info).toMatchObject({ Language: 'nl', Title: 'Bewijs 2026-000123, Madelief', Author: brand.name });
  expect(marked).toMatchObject({ Marked: true });
  expect(source(file)).toMatch(/pdfuaid:part>1</);
  expect(source(file)).toContain('/DisplayDocTitle true');
  // Facts are a table whose rows are named by their first cell.
  expect(source(file)).toMatch(/\/O \/Table\s+\/Scope \/Row/);
  expect(roles.slice(0, 6)).toEqual(['Root', 'Document', 'H1', 'Table', 'TR', 'TH']);
  expect(roles.filter((role) => role === 'H2')).toHaveLength(2);
  expect(roles.filter((role) => role === 'TH')).toHaveLength(roles.filter((role) => role === 'TR').length);
  // Typefaces are in the file, so that it looks the same everywhere.
  expect(source(file).match(/\/FontFile2 /g)).toHaveLength(2);
});

test('a statement has a table with a head, its receipts by number, and the balance before and after', async () => {
  const file = await printStatement(anAccountStatement({ language: 'EN', opening: -750, closing: 4_250 }), pdfPrinter);
  expect(file.file_name).toBe('madelief-statement-2026-02.pdf');
  const { text, roles, info } = await open(file);
  for (const words of [
    ...['Statement of February 2026', '2026-02-00042', 'Balance at the beginning − 7.50 euros'],
    ...['Balance at the end 42.50 euros', '2026-000122', '10 February 2026', 'Purchase of balance', '+ 50 euros'],
  ]) {
    expect(text).toContain(words);
  }
  expect(info).toMatchObject({ Language: 'en' });
  expect(source(file).match(/\/Scope \/Column/g)).toHaveLength(4);
  expect(roles.filter((role) => role === 'TH')).toHaveLength(4 + 1 + 4 + 5);
});

test('a statement of many lines goes on over pages, and loses none', async () => {
  const [line] = anAccountStatement().lines;
  if (line === undefined) throw new Error('the statement has a line');
  const lines = Array.from({ length: 120 }, (_, index) => ({
    ...line,
    number: `2026-${String(index + 1).padStart(6, '0')}`,
  }));
  const { text, pages, roles } = await open(await printStatement(anAccountStatement({ lines }), pdfPrinter));
  expect(pages).toBeGreaterThan(3);
  expect(lines.filter(({ number }) => !text.includes(number))).toEqual([]);
  expect(text).toContain(`${pages}/${pages}`);
  expect(roles.filter((role) => role === 'Document')).toHaveLength(pages);
});

test('the same receipt always gives the same file', async () => {
  const [one, other] = await Promise.all([1, 2].map(() => printReceipt(aVisitReceipt(), pdfPrinter)));
  expect(one).toEqual(other);
});

test('every kind of line has words in every language, and so has a kind of a later release', () => {
  for (const language of accountLanguages) {
    for (const transaction_type of transactionTypes) {
      const { blocks } = receiptDocument(aReceipt({ language, transaction_type, description: '' }));
      const facts = blocks.flatMap((block) => (block.kind === 'facts' ? block.facts : []));
      expect(facts.filter(({ name, value }) => name === '' || value === '')).toEqual([]);
    }
  }
});

test('whatever a name holds, the file can be read', async () => {
  const holder = { name: 'Şule \u202e🌼 Łukasz Иван', street: 'x'.repeat(200), town: '' };
  const { text } = await open(await printReceipt(aReceipt({ holder }), pdfPrinter));
  expect(text).toContain('Şule ?? Łukasz Иван');
});
