import type { PrintedDocument } from '#domain/receipts/printed-document.ts';

export interface Printer {
  /** @returns the file of an accessible PDF. */
  toPdf(document: PrintedDocument): Promise<Buffer>;
}

/** The library and its typefaces are loaded at the first document: most instances never print one. */
export const pdfPrinter: Printer = {
  toPdf: async (document) => (await import('./pdf-writer.ts')).writePdf(document),
};
