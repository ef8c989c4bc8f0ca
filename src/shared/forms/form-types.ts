/** The keys of a form's values. */
export type FieldName<Values> = Extract<keyof Values, string>;

/** The fields whose value is a string. */
export type TextFieldName<Values> = {
  [Name in FieldName<Values>]: Values[Name] extends string ? Name : never;
}[FieldName<Values>];

/** One error per field, as a key of src/i18n. */
export type FormErrors<Values, Key extends string> = Partial<Readonly<Record<FieldName<Values>, Key>>>;
