import type { FileAnswer } from '#domain/contracts/receipts.ts';
import type { AccountStatement } from '#domain/documents/payments/receipt.ts';
import type { PrintedDocument } from '#domain/receipts/printed-document.ts';
import type { Services } from '../shell/services.ts';
import { printedFile } from './printed-file.ts';
import { balance, day, fill, madeOutTo, month, paperOf, receiptTexts, signed, what } from './receipt-words.ts';

/** The statement of a month on paper: each line with the number of its receipt. */
function statementDocument(statement: AccountStatement): PrintedDocument {
  const { number, language, holder, opening, closing, lines, issued_at, kept_until } = statement;
  const texts = receiptTexts[language];
  const title = fill(texts.statement, { month: month(statement.month, texts) });
  return paperOf(
    {
      title,
      reference: number,
      blocks: [
        {
          kind: 'facts',
          facts: [
            { name: texts.number, value: number },
            ...madeOutTo(holder, texts),
            { name: texts.opening, value: balance(opening, texts) },
            { name: texts.closing, value: balance(closing, texts) },
          ],
        },
        { kind: 'heading', text: texts.happened },
        {
          kind: 'table',
          columns: [
            { title: texts.number },
            { title: texts.date },
            { title: texts.what },
            { title: texts.amount, isAmount: true },
          ],
          rows: lines.map((line) => [
            line.number,
            day(line.posted_at, texts),
            what(line, language),
            signed(line.cents, texts),
          ]),
        },
      ],
      madeAt: issued_at,
      keptUntil: kept_until,
    },
    texts,
  );
}

export const printStatement = (statement: AccountStatement, printer: Services['printer']): Promise<FileAnswer> =>
  printedFile(
    `${receiptTexts[statement.language].files.statement}-${statement.month}`,
    statementDocument(statement),
    printer,
  );
