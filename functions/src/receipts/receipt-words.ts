import { brand } from '#domain/brand.ts';
import { inCredits } from '#domain/credits/cents.ts';
import { readUsage } from '#domain/credits/line-description.ts';
import type { Holder, ReceiptLine } from '#domain/documents/payments/receipt.ts';
import type { AccountLanguage } from '#domain/documents/interim-user.ts';
import type { PrintedBlock, PrintedDocument, PrintedFact } from '#domain/receipts/printed-document.ts';
import { noonOf } from '#domain/requests/calendar.ts';
import { serviceIds } from '#domain/requests/prices.ts';
import { brusselsTimeZone } from '#domain/requests/time-zone.ts';
import { serviceNames } from '../shell/service-names.ts';
import { englishReceipts } from './texts/en.ts';
import { frenchReceipts } from './texts/fr.ts';
import { dutchReceipts } from './texts/nl.ts';
import type { ReceiptTexts } from './texts/receipt-texts.ts';

export const receiptTexts: Readonly<Record<AccountLanguage, ReceiptTexts>> = {
  NL: dutchReceipts,
  FR: frenchReceipts,
  EN: englishReceipts,
};

const placeholder = /\{(\w+)\}/g;

export const fill = (words: string, values: Readonly<Record<string, string>>): string =>
  words.replaceAll(placeholder, (_, name: string) => values[name] ?? '');

/** "7,50 euro", "50 euro"; without a sign. */
export function euro(cents: number, { locale, euro: words }: ReceiptTexts): string {
  const amount = Math.abs(inCredits(cents));
  const digits = Number.isInteger(amount) ? 0 : 2;
  const format = new Intl.NumberFormat(locale, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    useGrouping: false,
  });
  return fill(words, { amount: format.format(amount) });
}

/** "+ 50 euro", "− 7,50 euro". */
export const signed = (cents: number, texts: ReceiptTexts): string =>
  `${cents < 0 ? '\u2212' : '+'} ${euro(cents, texts)}`;

/** A balance is below zero when a bank took a payment back. */
export const balance = (cents: number, texts: ReceiptTexts): string =>
  cents < 0 ? signed(cents, texts) : euro(cents, texts);

const inLanguage = (moment: Date, { locale }: ReceiptTexts, parts: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(locale, { ...parts, timeZone: brusselsTimeZone }).format(moment);

/** "12 oktober 2026", in Brussels. */
export const day = (moment: Date, texts: ReceiptTexts): string =>
  inLanguage(moment, texts, { day: 'numeric', month: 'long', year: 'numeric' });

/** "oktober 2026", of a month as yyyy-MM. */
export const month = (yearAndMonth: string, texts: ReceiptTexts): string =>
  inLanguage(noonOf(`${yearAndMonth}-01`), texts, { month: 'long', year: 'numeric' });

export function service(named: string, language: AccountLanguage): string {
  const known = serviceIds.find((id) => id === named);
  return known === undefined ? named : serviceNames[language][known];
}

/** What a line is for, in words; a line of a later kind is at least said to add or to take. */
export function what({ description, transaction_type: type, cents }: ReceiptLine, language: AccountLanguage): string {
  const texts = receiptTexts[language];
  const { kinds } = texts;
  const named = [description, type].find((key) => Object.hasOwn(kinds, key));
  const kind = named === undefined ? texts[cents < 0 ? 'less' : 'more'] : (kinds[named] ?? '');
  const used = readUsage(description);
  if (used === null) return kind;
  return `${kind}: ${service(used.service, language)}`;
}

const linesOf = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join('\n');

export const madeOutTo = ({ name, street, town }: Holder, texts: ReceiptTexts): readonly PrintedFact[] =>
  name === '' && street === '' && town === '' ? [] : [{ name: texts.madeOutTo, value: linesOf(name, street, town) }];

/** Who issued it, until when it is kept, and where to ask. */
function closingBlocks(keptUntil: string, texts: ReceiptTexts): readonly PrintedBlock[] {
  const { street, postalCode, town } = brand.address;
  return [
    { kind: 'heading', text: texts.company },
    {
      kind: 'facts',
      facts: [
        { name: texts.companyName, value: brand.name },
        { name: texts.address, value: linesOf(street, `${postalCode} ${town}`) },
        { name: texts.enterprise, value: brand.enterpriseNumber },
        { name: texts.telephone, value: brand.phoneDisplay },
        { name: texts.mail, value: brand.email },
      ],
    },
    { kind: 'paragraph', text: fill(texts.kept, { day: day(noonOf(keptUntil), texts) }) },
    { kind: 'paragraph', text: fill(texts.help, { phone: brand.phoneDisplay }) },
  ];
}

export interface PaperContents {
  readonly title: string;
  /** Beside the name and the title at the foot of each page. */
  readonly reference?: string;
  readonly blocks: readonly PrintedBlock[];
  readonly madeAt: Date;
  readonly keptUntil: string;
}

/** A document of ours: its contents between our name and who issued it. */
export const paperOf = (
  { title, reference, blocks, madeAt, keptUntil }: PaperContents,
  texts: ReceiptTexts,
): PrintedDocument => ({
  language: texts.language,
  title: `${title}, ${brand.name}`,
  author: brand.name,
  heading: title,
  blocks: [...blocks, { kind: 'paragraph', text: texts.credit }, ...closingBlocks(keptUntil, texts)],
  footer: [brand.name, title, ...(reference === undefined ? [] : [reference])].join(' · '),
  madeAt,
});
