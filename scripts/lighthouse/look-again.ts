/** What Lighthouse says of a page that it could not look at, such as NO_NAVSTART: its trace lacks the navigation. */
export interface Unseen {
  readonly code: string;
  readonly message: string;
}

export type Attempt<Look> = { readonly look: Look } | { readonly unseen: Unseen };

/** A busy machine loses a trace now and then; a page that is never seen is a mistake. */
const attempts = 3;

/**
 * Looks again at a page that could not be looked at.
 * @param failed is told of each attempt without a look.
 */
export async function lookAgain<Look>(
  attempt: () => Promise<Attempt<Look>>,
  failed: (unseen: Unseen) => void,
): Promise<Attempt<Look>> {
  for (let left = attempts; ; left -= 1) {
    const result = await attempt();
    if ('look' in result) return result;
    failed(result.unseen);
    if (left === 1) return result;
  }
}
