/** The DOM id of a field: target of the error summary's link and base of the ids of its label, hint and error. */
export const fieldId = (form: string, field: string): string => `${form}-${field}`;
