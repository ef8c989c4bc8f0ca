/** 68 px at the browser's own text size, its line included. */
export const headerHeight = '4.25rem';

/** On a screen that is lower than this for the size of its text, the header scrolls along. */
const lowScreen = '36rem';

/** A length that is far below zero on a low screen, and far above it on any other. */
const spare = `(100dvh - ${lowScreen}) * 1000`;

/** `top` of the header: far above the edge it never sticks. */
export const headerTop = `min(0px, ${spare})`;

/** How much of the screen the header takes while one scrolls: `var(--header-room)`, set on `html`. */
export const headerRoom = `clamp(0px, ${spare}, ${headerHeight})`;

/** Scroll padding: what takes the focus comes into view below the header. */
export const clearOfHeader = 'calc(var(--header-room) + 1rem) 2rem';
