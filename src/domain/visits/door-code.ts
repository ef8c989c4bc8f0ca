/** Wrong codes after which no other is tried: staff is told, and starts the visit by hand. */
export const wrongCodesAtMost = 5;
