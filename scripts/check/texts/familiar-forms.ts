import { prescribedTexts } from './prescribed-texts.ts';
import { nameOf, type Text } from './text.ts';

/** Every form of "je". A hyphen belongs to the word, so that the address /tip-je-werkgever has none. */
const familiar = /(?<![\p{L}\d-])(?:je|jij|jou|jouw|jouwe|jullie|jezelf)(?![\p{L}\d-])/iu;

/** The texts that the specification gives to the letter with "je". Everywhere else the product says "u". */
export const quotedFamiliarTexts: readonly string[] = [
  'Meld je aan voor {{name}}',
  'We contacteren je om een prijs af te spreken',
  'Bedankt voor je aanmelding! We nemen spoedig contact met je op.',
  'Bedankt voor je tip! We nemen binnenkort contact op met je werkgever.',
  'Er is een fout opgetreden bij het indienen van je aanvraag. Probeer het later opnieuw of neem contact op met onze ondersteuning.',
  'Er is een fout opgetreden bij het versturen van je beoordeling.',
  'Bedankt voor je feedback! Dit helpt {{name}} om betere hulp te bieden.',
];

/** A file that can hold words for people, other than the files of texts. */
export interface SourceFile {
  readonly file: string;
  readonly content: string;
}

/** Text that only engineers read. */
const withoutComments = (content: string): string =>
  content
    .replaceAll(/\/\*[^]*?\*\/|<!--[^]*?-->/g, (comment) => comment.replaceAll(/[^\n]/g, ''))
    .replaceAll(/(?<=^|\s)\/\/.*/gm, '');

/**
 * Refuses "je" in Dutch texts and in sources, outside the quoted texts.
 * @param claims the list of claims, which quotes the specification: a text that it does not quote may not say "je" either.
 */
export function checkFamiliarForms(
  dutch: readonly Text[],
  sources: readonly SourceFile[],
  claims: string,
  quoted = quotedFamiliarTexts,
): string[] {
  const said = new Set(dutch.map(({ text }) => text));
  const prescribed = new Set(prescribedTexts.map(({ text }) => text));
  const asClaimed = (text: string) => text.replaceAll('{{', '{').replaceAll('}}', '}');
  return [
    ...dutch
      .filter(({ text }) => familiar.test(text) && !quoted.includes(text))
      .map((text) => `${nameOf(text)}: "${text.text}" says "je" where the specification does not`),
    ...sources.flatMap(({ file, content }) =>
      withoutComments(content)
        .split('\n')
        .flatMap((line, index) =>
          familiar.test(line) ? [`${file}:${index + 1}: "${line.trim()}" says "je"; texts are in src/i18n`] : [],
        ),
    ),
    ...quoted
      .filter((text) => !said.has(text) || !prescribed.has(text) || !claims.includes(`"${asClaimed(text)}"`))
      .map((text) => `familiar-forms.ts lists what no text says or what docs/spec-claims.md does not quote: "${text}"`),
  ];
}
