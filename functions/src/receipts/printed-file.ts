import { brand } from '#domain/brand.ts';
import type { FileAnswer } from '#domain/contracts/receipts.ts';
import type { PrintedDocument } from '#domain/receipts/printed-document.ts';
import type { Services } from '../shell/services.ts';

/** A document as the answer of a call. */
export async function printedFile(
  name: string,
  document: PrintedDocument,
  printer: Services['printer'],
): Promise<FileAnswer> {
  const file = await printer.toPdf(document);
  return {
    file_name: `${brand.name.toLowerCase()}-${name}.pdf`,
    type: 'application/pdf',
    base64: file.toString('base64'),
  };
}
