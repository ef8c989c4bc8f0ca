/**
 * Layout follows the width of the shell in rem, not of the window in px: with text at 200 % a tablet gets the phone's
 * layout, just as it would when zoomed. Keys of a style object: `{ [fromTablet]: { flexDirection: 'row' } }`.
 */
export const fromTablet = '@container shell (min-width: 48rem)';

/** A tablet on its side, a computer. */
export const fromDesktop = '@container shell (min-width: 60rem)';

export const belowDesktop = '@container shell (max-width: 59.99rem)';

/** So little room for the size of the text that nothing stands beside anything else, and nothing sticks. */
export const belowPhone = '@container shell (max-width: 17.99rem)';

/** Room for the menu as a bar at the bottom, its words whole, and for a view above it. */
export const withMenuBar = '@container shell (min-width: 20rem) and (max-width: 47.99rem)';

/** The smallest of phones: narrow letters keep "Dashboard" whole there. */
export const narrowMenuBar = '@container shell (min-width: 20rem) and (max-width: 22.49rem)';

/** Too little room for that: the menu comes last, one view below the other. */
export const belowMenuBar = '@container shell (max-width: 19.99rem)';

/** A phone on its side: every view in one row of the bar. */
export const wideMenuBar = '@container shell (min-width: 38rem) and (max-width: 47.99rem)';
