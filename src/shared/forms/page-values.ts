/** Reads the values of a form's controls from the DOM. Fields that are not rendered are left out. */
export function readPage<Values extends object>(form: HTMLFormElement, fields: readonly string[]): Partial<Values> {
  const found = [...new FormData(form)].filter(([name, value]) => fields.includes(name) && typeof value === 'string');
  return Object.fromEntries(found) as Partial<Values>;
}

/** Writes values to the DOM controls of a prerendered form, which React leaves uncontrolled. */
export function fillInPage(form: HTMLFormElement, values: object): void {
  for (const [name, value] of Object.entries(values) as readonly [string, unknown][]) {
    const field = form.elements.namedItem(name);
    if (field !== null && 'value' in field) field.value = String(value);
  }
}
