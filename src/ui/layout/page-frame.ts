import { createContext } from 'react';

export interface PageFrameValue {
  /** Ends every document title: "Mijn aanvragen | Madelief". */
  readonly siteName: string;
  /** Prefixes the document title while the page's form has errors: "Fout:". */
  readonly errorPrefix: string;
  /** Whether a new page moves focus to its heading; not the first one, where screen readers start by themselves. */
  readonly takesFocus: boolean;
  /** The prerendered document title, kept for as long as the first page keeps its heading. */
  readonly documentTitle?: string | null;
}

/** The app's settings for every page. */
export const PageFrame = createContext<PageFrameValue>({ siteName: '', errorPrefix: '', takesFocus: false });
