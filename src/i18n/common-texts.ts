/** Interpolation values that many texts use; they come from the brand, not from callers. */
export interface CommonTexts {
  readonly name: string;
  readonly phone: string;
  readonly fromHour: number;
  readonly toHour: number;
}
