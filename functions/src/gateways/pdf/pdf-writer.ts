import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';
import type { PrintedBlock, PrintedDocument } from '#domain/receipts/printed-document.ts';
import { columnWidths, layout, printable } from './page-layout.ts';

type Pdf = PDFKit.PDFDocument;
type Element = PDFKit.PDFStructureElement;
type ElementOptions = NonNullable<Parameters<Pdf['struct']>[1]>;
type Face = 'regular' | 'bold';

const require = createRequire(import.meta.url);

/** Complete typefaces: names have letters of more languages than ours, and its zero cannot be read as an 8. */
const faces: Readonly<Record<Face, string>> = {
  regular: '@expo-google-fonts/open-sans/400Regular/OpenSans_400Regular.ttf',
  bold: '@expo-google-fonts/open-sans/700Bold/OpenSans_700Bold.ttf',
};

/** The types of the library do not know it yet. */
const accessible = 'PDF/UA' as string as NonNullable<PDFKit.PDFDocumentOptions['subset']>;

interface CellOptions extends ElementOptions {
  readonly scope?: 'Row' | 'Column';
}

interface Style {
  readonly face: Face;
  readonly size: number;
  readonly align?: 'left' | 'right';
}

const text: Style = { face: 'regular', size: layout.size.text };
const strong: Style = { face: 'bold', size: layout.size.text };

const widthOf = ({ page }: Pdf): number => page.width - 2 * layout.margin;
const bottomOf = ({ page }: Pdf): number => page.height - layout.margin - layout.footerAt;

function heightOf(pdf: Pdf, words: string, { face, size }: Style, width: number): number {
  return pdf.font(face).fontSize(size).heightOfString(printable(words), { width, lineGap: layout.gap.line });
}

function needRoom(pdf: Pdf, height: number): void {
  if (pdf.y + height > bottomOf(pdf)) pdf.addPage();
}

/** A place on the page. */
interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

function write(pdf: Pdf, words: string, { face, size, align = 'left' }: Style, { x, y, width }: Place): void {
  pdf.font(face).fontSize(size).fillColor(layout.color.text);
  pdf.text(printable(words), x, y, { width, align, lineGap: layout.gap.line });
}

/** A paragraph or a heading, tagged as what it is. */
function writeLine(pdf: Pdf, parent: Element, role: string, words: string, style: Style): void {
  const width = widthOf(pdf);
  // A heading stays with what follows it.
  needRoom(pdf, heightOf(pdf, words, style, width) * (role === 'P' ? 1 : 3));
  parent.add(pdf.struct(role, {}, [() => write(pdf, words, style, { x: layout.margin, y: pdf.y, width })]));
  pdf.y += layout.gap.block;
}

/** Drawn beside the text that is read: a screen reader passes it over. */
function drawRule(pdf: Pdf, y: number): void {
  pdf.markContent('Artifact', { type: 'Layout' });
  pdf
    .moveTo(layout.margin, y)
    .lineTo(layout.margin + widthOf(pdf), y)
    .lineWidth(0.75)
    .strokeColor(layout.color.line)
    .stroke();
  pdf.endMarkedContent();
}

interface Cell {
  readonly words: string;
  readonly style: Style;
  readonly width: number;
  /** Of a cell that names its row or its column. */
  readonly scope?: NonNullable<CellOptions['scope']>;
}

function writeRow(pdf: Pdf, table: Element, cells: readonly Cell[]): void {
  const height = Math.max(...cells.map(({ words, style, width }) => heightOf(pdf, words, style, width)));
  needRoom(pdf, height + 2 * layout.gap.row);
  const y = pdf.y + layout.gap.row;
  const row = pdf.struct('TR');
  table.add(row);
  let x = layout.margin;
  for (const { words, style, width, scope } of cells) {
    const at = { x, y, width };
    const options: CellOptions = scope === undefined ? {} : { scope };
    row.add(pdf.struct(scope === undefined ? 'TD' : 'TH', options, [() => write(pdf, words, style, at)]));
    x += width;
  }
  pdf.y = y + height + layout.gap.row;
  drawRule(pdf, pdf.y);
}

function writeFacts(pdf: Pdf, parent: Element, facts: Extract<PrintedBlock, { kind: 'facts' }>['facts']): void {
  const table = pdf.struct('Table');
  parent.add(table);
  const name = widthOf(pdf) * layout.factName;
  for (const fact of facts) {
    writeRow(pdf, table, [
      { words: fact.name, style: strong, width: name, scope: 'Row' },
      { words: fact.value, style: text, width: widthOf(pdf) - name },
    ]);
  }
  pdf.y += layout.gap.block;
}

function writeTable(pdf: Pdf, parent: Element, { columns, rows }: Extract<PrintedBlock, { kind: 'table' }>): void {
  const table = pdf.struct('Table');
  parent.add(table);
  const widths = columnWidths(columns, widthOf(pdf));
  const cellsOf = (words: readonly string[], isHead: boolean): readonly Cell[] =>
    columns.map(({ isAmount }, index) => ({
      words: words[index] ?? '',
      style: { ...(isHead ? strong : text), align: isAmount === true ? 'right' : 'left' },
      width: widths[index] ?? 0,
      ...(isHead ? { scope: 'Column' } : index === 0 ? { scope: 'Row' } : {}),
    }));
  writeRow(
    pdf,
    table,
    cellsOf(
      columns.map(({ title }) => title),
      true,
    ),
  );
  for (const row of rows) writeRow(pdf, table, cellsOf(row, false));
  pdf.y += layout.gap.block;
}

function writeBlock(pdf: Pdf, parent: Element, block: PrintedBlock): void {
  if (block.kind === 'heading') {
    writeLine(pdf, parent, 'H2', block.text, { face: 'bold', size: layout.size.subheading });
  } else if (block.kind === 'paragraph') writeLine(pdf, parent, 'P', block.text, text);
  else if (block.kind === 'facts') writeFacts(pdf, parent, block.facts);
  else writeTable(pdf, parent, block);
}

/** On each page, once their number is known. */
function writeFooters(pdf: Pdf, footer: string): void {
  const { count } = pdf.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    pdf.switchToPage(page);
    // Below the margin a text would begin a page of its own.
    pdf.page.margins.bottom = 0;
    pdf.markContent('Artifact', { type: 'Pagination' });
    const y = pdf.page.height - layout.margin - layout.size.footer;
    const words = count === 1 ? footer : `${footer} · ${page + 1}/${count}`;
    write(pdf, words, { face: 'regular', size: layout.size.footer }, { x: layout.margin, y, width: widthOf(pdf) });
    pdf.endMarkedContent();
  }
}

function collect(pdf: Pdf): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    pdf.on('data', (part: Buffer) => parts.push(part));
    pdf.on('end', () => resolve(Buffer.concat(parts)));
    pdf.on('error', reject);
  });
}

/**
 * Writes a tagged PDF (PDF/UA): its language, its title, headings, the header cells of tables and the order of reading are
 * in the file. The same document always gives the same bytes.
 */
export async function writePdf(document: PrintedDocument): Promise<Buffer> {
  const { language, title, author, heading, blocks, footer, madeAt } = document;
  const pdf = new PDFDocument({
    ...{ size: 'A4', margin: layout.margin, bufferPages: true },
    ...{ pdfVersion: '1.7', subset: accessible, tagged: true, displayTitle: true, lang: language },
    info: { Title: printable(title), Author: author, CreationDate: madeAt, ModDate: madeAt },
  });
  const written = collect(pdf);
  for (const face of ['regular', 'bold'] as const) pdf.registerFont(face, readFileSync(require.resolve(faces[face])));
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  writeLine(pdf, root, 'H1', heading, { face: 'bold', size: layout.size.heading });
  for (const block of blocks) writeBlock(pdf, root, block);
  root.end();
  writeFooters(pdf, footer);
  pdf.end();
  return written;
}
