/** A number in [0, 1), for jitter only: not cryptographically secure. */
export type Random = () => number;

export const deviceRandom: Random = () => Math.random();
