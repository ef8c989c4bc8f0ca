/** Shorter words fit the narrowest day of a week. */
const leastLetters = 8;

/** Letters that stay together on either side of a hyphen. */
const leastPart = 3;

/** A letter outside the basic plane is two units of a string, and one letter. */
const lettersIn = (text: string): number => Array.from(text).length;

export const softHyphen = '\u00AD';

/**
 * Before the consonants with which a syllable begins: those that are written together stay together. Languages differ; a name
 * that breaks in an unusual place can still be read.
 */
const syllable =
  /(?<=[aeiouyà-ü])([b-df-hj-np-tv-xzç]*?)(?:str|sch|[bcdfgkptvw]r|[bcfgkpsv]l|[cgpt]h|[b-df-hj-np-tv-xzç])(?=[aeiouyà-ü])/giu;

function withinWord(word: string): string {
  if (lettersIn(word) < leastLetters) return word;
  let last = 0;
  return word.replaceAll(syllable, (found: string, coda: string, at: number) => {
    const place = at + coda.length;
    const fits = lettersIn(word.slice(last, place)) >= leastPart && lettersIn(word.slice(place)) >= leastPart;
    if (!fits) return found;
    last = place;
    return `${coda}${softHyphen}${found.slice(coda.length)}`;
  });
}

/** Says where a long word may break, with a hyphen, if its place is narrower. Invisible elsewhere. */
export const withSoftHyphens = (text: string): string => text.replaceAll(/\p{L}+/gu, withinWord);
