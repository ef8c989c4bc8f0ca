/** Names of the fields of a form, which are the keys of its values. */
export type FieldName<Values> = Extract<keyof Values, string>;

/** The fields that hold text. */
export type TextFieldName<Values> = {
  [Name in FieldName<Values>]: Values[Name] extends string ? Name : never;
}[FieldName<Values>];

/** What is wrong with each field, as keys of src/i18n. */
export type FormErrors<Values, Key extends string> = Partial<Readonly<Record<FieldName<Values>, Key>>>;
