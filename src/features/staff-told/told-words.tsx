import type { readToldWords } from '#domain/contracts/told.ts';
import { Facts } from '#ui/content/facts.tsx';
import type * as z from 'zod/mini';

export type ToldWords = Extract<z.output<typeof readToldWords.output>, { readonly state: 'waiting' }>['words'];

/** What is said or printed, in the senior's language. */
export function ToldText({ words }: { readonly words: ToldWords }) {
  const { paragraphs, facts, closing } = words;
  return (
    <>
      {paragraphs.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <Facts facts={facts.map(({ label, value }) => ({ name: label, value }))} />
      {closing.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </>
  );
}
