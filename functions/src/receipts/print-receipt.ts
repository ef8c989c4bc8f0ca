import type { FileAnswer } from '#domain/contracts/receipts.ts';
import type { Receipt, ReceiptVisit } from '#domain/documents/payments/receipt.ts';
import type { PrintedBlock, PrintedDocument, PrintedFact } from '#domain/receipts/printed-document.ts';
import { noonOf } from '#domain/requests/calendar.ts';
import type { Services } from '../shell/services.ts';
import { day, euro, fill, madeOutTo, paperOf, receiptTexts, service, what } from './receipt-words.ts';
import type { ReceiptTexts } from './texts/receipt-texts.ts';
import { printedFile } from './printed-file.ts';

const minutesPerHour = 60;

const duration = (minutes: number, { hours }: ReceiptTexts): string =>
  hours(Math.floor(minutes / minutesPerHour), minutes % minutesPerHour);

/** What the amount of a visit is made of. */
function visitBlocks(visit: ReceiptVisit, { language }: Receipt): readonly PrintedBlock[] {
  const texts = receiptTexts[language];
  const { minutes_worked: worked, half_hours: halfHours, cents_per_hour: perHour } = visit;
  const facts: readonly PrintedFact[] = [
    { name: texts.service, value: service(visit.service, language) },
    { name: texts.when, value: texts.moment(day(noonOf(visit.date), texts), visit.start) },
    { name: texts.planned, value: duration(visit.minutes_planned, texts) },
    ...(worked === null ? [] : [{ name: texts.worked, value: duration(worked, texts) }]),
    ...(halfHours === null || perHour === null
      ? []
      : [{ name: texts.price, value: texts.sum(halfHours, euro(perHour, texts)) }]),
  ];
  return [
    { kind: 'heading', text: texts.visit },
    { kind: 'facts', facts: facts.filter(({ value }) => value !== '') },
  ];
}

/** A receipt on paper, from what was fixed when it was issued and nothing else. */
export function receiptDocument(receipt: Receipt): PrintedDocument {
  const { number, language, holder, visit, cents, posted_at, issued_at, kept_until } = receipt;
  const texts = receiptTexts[language];
  const title = fill(texts.receipt, { number });
  return paperOf(
    {
      title,
      blocks: [
        {
          kind: 'facts',
          facts: [
            { name: texts.number, value: number },
            { name: texts.date, value: day(posted_at, texts) },
            ...madeOutTo(holder, texts),
            { name: texts.what, value: what(receipt, language) },
            { name: cents < 0 ? texts.less : texts.more, value: euro(cents, texts) },
          ],
        },
        ...(visit === null ? [] : visitBlocks(visit, receipt)),
      ],
      madeAt: issued_at,
      keptUntil: kept_until,
    },
    texts,
  );
}

export const printReceipt = (receipt: Receipt, printer: Services['printer']): Promise<FileAnswer> =>
  printedFile(`${receiptTexts[receipt.language].files.receipt}-${receipt.number}`, receiptDocument(receipt), printer);
