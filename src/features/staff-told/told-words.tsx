import type { readToldWords } from '#domain/contracts/told.ts';
import { Facts } from '#ui/content/facts.tsx';
import type * as z from 'zod/mini';

export type ToldWords = Extract<z.output<typeof readToldWords.output>, { readonly state: 'waiting' }>['words'];

/** What is said or printed, in the senior's language. Whom to call is for paper only. */
export function ToldText({ words, onPaper = false }: { readonly words: ToldWords; readonly onPaper?: boolean }) {
  const { paragraphs, facts } = words;
  const closing = onPaper ? words.closing : [];
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
