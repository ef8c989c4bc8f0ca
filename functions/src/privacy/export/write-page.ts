import { brand } from '#domain/brand.ts';
import { escapeHtml } from '#domain/escape-html.ts';
import { type ExportedCollection, exportedCollections, type ExportTexts } from './texts/export-texts.ts';

/** A document of the person. A photo is the name of its file. */
export interface ExportedDocument {
  readonly collection: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

const centsPerEuro = 100;
const timeZone = 'Europe/Brussels';

const filled = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (all, name: string) => values[name] ?? all);

const isMap = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);

/** As text; empty for what says nothing. */
function simple(name: string, value: unknown, texts: ExportTexts): string {
  if (value instanceof Date)
    return new Intl.DateTimeFormat(texts.locale, { timeZone, dateStyle: 'long', timeStyle: 'short' }).format(value);
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  if (typeof value === 'number' && name.endsWith('cents'))
    return new Intl.NumberFormat(texts.locale, { style: 'currency', currency: 'EUR' }).format(value / centsPerEuro);
  if (typeof value === 'number') return new Intl.NumberFormat(texts.locale).format(value);
  if (typeof value !== 'string') return '';
  return texts.values[value] ?? texts.collections[value as ExportedCollection] ?? value;
}

/** HTML of a value; empty for what says nothing. */
function shown(name: string, value: unknown, texts: ExportTexts): string {
  if (Array.isArray(value)) {
    const items = value.map((each: unknown) => shown(name, each, texts)).filter((each) => each !== '');
    return items.length === 0 ? '' : `<ul>${items.map((each) => `<li>${each}</li>`).join('')}</ul>`;
  }
  return isMap(value) ? listOf(value, texts) : escapeHtml(simple(name, value, texts));
}

/** What has a name in the language of the page. The file for programs has the rest. */
function listOf(fields: Readonly<Record<string, unknown>>, texts: ExportTexts): string {
  const rows = Object.entries(fields).flatMap(([name, value]) => {
    // A year is its own name.
    const label = /^\d{4}$/.test(name) ? name : texts.fields[name];
    const html = label === undefined ? '' : shown(name, value, texts);
    return label === undefined || html === '' ? [] : [`<dt>${escapeHtml(label)}</dt><dd>${html}</dd>`];
  });
  return rows.length === 0 ? '' : `<dl>${rows.join('')}</dl>`;
}

const styles = `body{font:1.25rem/1.5 sans-serif;max-width:44rem;margin:0 auto;padding:1rem;color:#1a1a1a;background:#fff}
h2{margin-top:2.5rem}article{border-top:2px solid #767676;padding-top:.5rem;margin-top:1rem}
dt{font-weight:bold}dd{margin:0 0 .5rem;overflow-wrap:anywhere}ul{margin:0;padding-left:1.25rem}`;

/** The page of an export, to be read by the person, without any other file or the network. */
export function exportPage(documents: readonly ExportedDocument[], now: Date, texts: ExportTexts): string {
  const sections = exportedCollections.flatMap((collection) => {
    const articles = documents
      .filter((each) => each.collection === collection)
      .map(({ fields }) => listOf(fields, texts))
      .filter((each) => each !== '');
    if (articles.length === 0) return [];
    const heading = `<h2>${escapeHtml(texts.collections[collection])}</h2>`;
    return [`<section>${heading}${articles.map((each) => `<article>${each}</article>`).join('')}</section>`];
  });
  const values = {
    brand: brand.name,
    phone: brand.phoneDisplay,
    email: brand.email,
    when: new Intl.DateTimeFormat(texts.locale, { timeZone, dateStyle: 'long' }).format(now),
  };
  const words = (documents.length === 0 ? [texts.lead, texts.nothing] : [texts.lead, texts.files, texts.others]).concat(
    texts.wrong,
  );
  const introduction = words.map((text) => `<p>${escapeHtml(filled(text, values))}</p>`).join('');
  return `<!doctype html>
<html lang="${texts.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(texts.title)}</title><style>${styles}</style></head>
<body><main><h1>${escapeHtml(texts.title)}</h1>${introduction}${sections.join('')}</main></body></html>
`;
}
