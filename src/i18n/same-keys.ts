/** The type of a translation: every key of the Dutch namespace, with any text. */
export type SameKeys<Dutch> = {
  readonly [Key in keyof Dutch]: Dutch[Key] extends string ? string : SameKeys<Dutch[Key]>;
};
