import type { InterimUser } from '#domain/documents/interim-user.ts';
import type { Services } from '#functions/shell/services.ts';
import type { ExportTexts } from './texts/export-texts.ts';
import { dutchExport } from './texts/nl.ts';
import { englishExport } from './texts/en.ts';
import { exportPage } from './write-page.ts';

type OwnDocument = Awaited<ReturnType<Services['ownDocuments']['of']>>[number];

/** In French the page has no words yet: as the app, it is in Dutch then. */
export const exportTexts: Readonly<Record<InterimUser['language'], ExportTexts>> = {
  NL: dutchExport,
  EN: englishExport,
  FR: dutchExport,
};

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);

/** The files of an export: a page to read, everything as JSON, and photos. */
export function exportFiles(
  documents: readonly OwnDocument[],
  { language, now }: { readonly language: InterimUser['language']; readonly now: Date },
): Readonly<Record<string, Uint8Array>> {
  const photos: Record<string, Uint8Array> = {};
  const withFiles = documents.map(({ collection, id, fields }) => ({
    collection,
    id,
    fields: Object.fromEntries(
      Object.entries(fields).map(([name, value]) => {
        if (!(value instanceof Uint8Array)) return [name, value];
        const file = `foto/${collection}-${id}.jpg`;
        photos[file] = value;
        return [name, file];
      }),
    ),
  }));
  const byCollection: Record<string, object[]> = {};
  for (const { collection, id, fields } of withFiles) (byCollection[collection] ??= []).push({ ...fields, _id: id });
  return {
    'lees-mij.html': encode(exportPage(withFiles, now, exportTexts[language])),
    'gegevens.json': encode(`${JSON.stringify(byCollection, null, 2)}\n`),
    ...photos,
  };
}
