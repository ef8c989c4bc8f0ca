/** Long enough to explain something, short enough to be read on a telephone. */
export const messageLength = 500;

/** More than this about one visit is for the telephone. With the length, it keeps a thread far below 1 MiB. */
export const messagesAtMost = 200;
