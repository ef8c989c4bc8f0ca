/** Words that many texts need and no caller passes: they stand in one place, the brand. */
export interface CommonWords {
  readonly name: string;
  readonly phone: string;
  readonly fromHour: number;
  readonly toHour: number;
}
