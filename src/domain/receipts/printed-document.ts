/** A value with its name before it. */
export interface PrintedFact {
  readonly name: string;
  readonly value: string;
}

export interface PrintedTable {
  readonly columns: readonly { readonly title: string; readonly isAmount?: boolean }[];
  /** As many cells as columns; the first one names the row. */
  readonly rows: readonly (readonly string[])[];
}

export type PrintedBlock =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'facts'; readonly facts: readonly PrintedFact[] }
  | ({ readonly kind: 'table' } & PrintedTable);

/** A document on paper, in the order in which it is read. */
export interface PrintedDocument {
  /** As HTML names it: nl, fr or en. */
  readonly language: string;
  /** What a reader shows in the title bar. */
  readonly title: string;
  readonly author: string;
  readonly heading: string;
  readonly blocks: readonly PrintedBlock[];
  /** On each page, as decoration: it repeats what the blocks say. */
  readonly footer: string;
  /** When the content was fixed: the same document gives the same file. */
  readonly madeAt: Date;
}
