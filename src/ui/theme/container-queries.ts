/**
 * Layout follows the width of the shell in rem, not of the window in px: with text at 200 % a tablet gets the phone's
 * layout, just as it would when zoomed. Keys of a style object: `{ [fromTablet]: { flexDirection: 'row' } }`.
 */
export const fromTablet = '@container shell (min-width: 48rem)';

/** A tablet on its side, a computer. */
export const fromDesktop = '@container shell (min-width: 60rem)';

/** So little room for the size of the text that nothing stands beside anything else, and nothing sticks. */
export const belowPhone = '@container shell (max-width: 17.99rem)';

/** Room for one row above and one row below what scrolls: the header, and the menu with its words whole. */
export const fromMenuBar = '@container shell (min-width: 20rem)';

/** The menu is that row below. */
export const withMenuBar = '@container shell (min-width: 20rem) and (max-width: 47.99rem)';

/** A phone that shows the longer words of the menu in that row. */
export const wideMenuBar = '@container shell (min-width: 27rem) and (max-width: 47.99rem)';

/** A phone of the usual width: room for a telephone number in the header. */
export const fromUsualPhone = '@container shell (min-width: 22.5rem)';
