export interface Claim {
  /** `4.requests.cancel`: the section of the specification, the group, the claim. */
  readonly id: string;
  readonly text: string;
  /** Why the claim has no test; null for a claim that needs one. */
  readonly noTest: string | null;
  /** Texts that the product must contain literally, with their language. */
  readonly quotes: readonly { readonly language: 'nl' | 'en'; readonly text: string }[];
}

/** `"…"` stands for Dutch, `en "…"` for English. */
function quotesIn(text: string): Claim['quotes'] {
  return [...text.matchAll(/(\ben )?"([^"]+)"/g)].map(([, english, quote = '']) => ({
    language: english === undefined ? 'nl' : 'en',
    text: quote,
  }));
}

/** @returns the claims of a list: each line "- `id` text", with " No test: reason" at its end where there is none. */
export function parseClaims(page: string): Claim[] {
  return [...page.matchAll(/^- `([a-z0-9]+(?:\.[a-z0-9-]+)+)` (.+?)(?: No test: (.+))?$/gm)].map(
    ([, id = '', text = '', noTest]) => ({ id, text, noTest: noTest ?? null, quotes: quotesIn(text) }),
  );
}

/** The first part of an id: the number of the section, or the name of another list. */
export function sectionOf(id: string): string {
  return id.slice(0, id.indexOf('.'));
}
