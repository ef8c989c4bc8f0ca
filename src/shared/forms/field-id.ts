/** The id of a field: the error summary links to it, and the field's label, hint and error are tied to it. */
export const fieldId = (form: string, field: string): string => `${form}-${field}`;
