/**
 * How long a public form takes, in seconds. Nobody fills in its fields in less than the shortest, and the app waits until it
 * has passed: only programs that do not know of it send less.
 */
export const shortestFillIn = 2;

/** A form can stay open for a day. */
export const longestFillIn = 86_400;
