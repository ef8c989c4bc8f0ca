import { styled } from '../theme/styled.tsx';
import { softHyphen, withSoftHyphens } from './soft-hyphens.ts';

/** Goes to the next line as a whole; only what is wider than a whole line breaks, at its soft hyphens. */
const Word = styled('span', { base: { display: 'inline-block', maxWidth: 'full' } });

/** A line of names in a narrow place. A long one gets a line of its own before it breaks. */
export function HyphenedText({ text }: { readonly text: string }) {
  return [...text.matchAll(/\s+|\S+/gu)].map(({ 0: part, index: place }) => {
    const word = withSoftHyphens(part);
    return word.includes(softHyphen) ? <Word key={place}>{word}</Word> : word;
  });
}
