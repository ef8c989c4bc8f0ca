/** 68 px at the default text size, border included; with the largest text no more than its controls need. */
export const headerHeight = 'min(4.25rem, 114px)';

/** On a screen that is lower than this for its text size, the header scrolls with the page. */
const lowScreen = '36rem';

/** A length far below zero on a low screen, and far above it on any other. */
const spare = `(100dvh - ${lowScreen}) * 1000`;

/** `top` of the header: a position far above the edge never sticks. */
export const headerTop = `min(0px, ${spare})`;

/** The height that the sticky header covers: `var(--header-room)`, set on `html`. */
export const headerRoom = `clamp(0px, ${spare}, ${headerHeight})`;

/** Scroll padding: a focused element comes into view below the header. */
export const scrollPaddingBelowHeader = 'calc(var(--header-room) + 1rem) 2rem';
