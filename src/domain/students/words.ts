import type { StudentLanguage, StudentProfile } from '../documents/student-profile.ts';
import type { ServiceId } from '../requests/prices.ts';

/** Lower case, without accents and signs: "E-mail adres" is "emailadres". */
export const foldWord = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '');

type Words<Value extends string> = Readonly<Record<Value, readonly string[]>>;

/** Finds what a word of a file stands for: the value itself, or one of its words, however they are written. */
function wordReader<Value extends string>(words: Words<Value>): (text: string) => Value | null {
  const byWord = new Map<string, Value>();
  for (const [value, others] of Object.entries(words) as [Value, readonly string[]][]) {
    for (const word of [value, ...others]) byWord.set(foldWord(word), value);
  }
  return (text) => byWord.get(foldWord(text)) ?? null;
}

export const readService = wordReader<ServiceId>({
  companionship: ['gezelschap', 'wandelen', 'company'],
  transport: ['vervoer'],
  groceries: ['boodschappen', 'shopping'],
  garden: ['tuin', 'tuinonderhoud', 'tuinieren', 'gardening'],
  physical: ['fysieke activiteiten', 'fysiek', 'physical activities'],
  household: ['huishouden', 'huishoudelijke hulp', 'huishoudhulp', 'housekeeping'],
});

export const readLanguage = wordReader<StudentLanguage>({
  nl: ['nederlands', 'dutch'],
  fr: ['frans', 'français', 'french'],
  en: ['engels', 'english'],
  de: ['duits', 'deutsch', 'german'],
  ar: ['arabisch', 'arabic'],
  tr: ['turks', 'turkish'],
  es: ['spaans', 'spanish'],
  it: ['italiaans', 'italian'],
  pl: ['pools', 'polish'],
  ro: ['roemeens', 'romanian'],
  ru: ['russisch', 'russian'],
  uk: ['oekraïens', 'ukrainian'],
  vgt: ['vlaamse gebarentaal', 'gebarentaal', 'flemish sign language', 'sign language'],
});

export const readAvoidance = wordReader<keyof StudentProfile['avoids']>({
  cats: ['katten', 'kat', 'cat'],
  dogs: ['honden', 'hond', 'dog'],
  smokers: ['rokers', 'roker', 'rook', 'smoke'],
});

export const readAnswer = wordReader<'yes' | 'no'>({
  yes: ['ja', 'oui', 'x', '1', 'true', 'waar', 'y', 'j'],
  no: ['nee', 'neen', 'non', '', '0', 'false', 'onwaar', 'n'],
});
