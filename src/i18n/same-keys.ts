/** What a translation of a Dutch namespace must offer: every key of it, with text of its own. */
export type SameKeys<Dutch> = {
  readonly [Key in keyof Dutch]: Dutch[Key] extends string ? string : SameKeys<Dutch[Key]>;
};
