import { createContext } from 'react';

export interface PageFrameValue {
  /** Ends every document title: "Mijn aanvragen | Madelief". */
  readonly siteName: string;
  /** Begins the document title while the page's form has errors: "Fout:". */
  readonly errorPrefix: string;
  /** Whether a page that appears takes the focus to its heading: not for the first one, where reading starts by itself. */
  readonly takesFocus: boolean;
  /** What the document was called before the first page became alive, for as long as that keeps its heading. */
  readonly documentTitle?: string | null;
}

/** What the app around a page decides for every page. */
export const PageFrame = createContext<PageFrameValue>({ siteName: '', errorPrefix: '', takesFocus: false });
