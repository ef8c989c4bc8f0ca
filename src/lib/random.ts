/** A number from 0 up to 1, for jitter only: nothing secret may hang on it. */
export type Random = () => number;

export const deviceRandom: Random = () => Math.random();
