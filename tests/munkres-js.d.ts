/** The package has no types. */
declare module 'munkres-js' {
  /** @param costs equal rows. @returns pairs of row and column. */
  export default function munkres(costs: number[][]): [row: number, column: number][];
}
