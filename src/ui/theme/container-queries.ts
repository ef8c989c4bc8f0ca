/**
 * Layout follows the width of the shell in rem, not of the window in px: with text at 200 % a tablet gets the phone's
 * layout, as with browser zoom. Keys of a style object: `{ [fromTablet]: { flexDirection: 'row' } }`.
 */
export const fromTablet = '@container shell (min-width: 48rem)';

/** A tablet in landscape, a computer. */
export const fromDesktop = '@container shell (min-width: 60rem)';

/** A computer whose header has room for every screen that is often needed. */
export const fromWideDesktop = '@container shell (min-width: 76rem)';

/** Too narrow for its text size: nothing is side by side or sticky. */
export const belowPhone = '@container shell (max-width: 17.99rem)';

/** High enough for one row above and one below the scroll container: the header, and the menu with whole labels. */
export const fromMenuBar = '@container shell (min-width: 20rem)';

/** Text too large for that: the menu is a button below the header, which scrolls with the page. */
export const belowMenuBar = '@container shell (max-width: 19.99rem)';

/** The menu is the row below. */
export const withMenuBar = '@container shell (min-width: 20rem) and (max-width: 47.99rem)';

/** A phone that fits the longer labels of the menu in that row. */
export const wideMenuBar = '@container shell (min-width: 27rem) and (max-width: 47.99rem)';

/** Narrower than most phones. */
export const belowUsualPhone = '@container shell (max-width: 22.49rem)';

/** A phone of common width: fits a telephone number in the header. */
export const fromUsualPhone = '@container shell (min-width: 22.5rem)';
