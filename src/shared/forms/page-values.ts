/** The fields of a form as the page itself holds them. A field that is not on the screen is left out. */
export function readPage<Values extends object>(form: HTMLFormElement, fields: readonly string[]): Partial<Values> {
  const found = [...new FormData(form)].filter(([name, value]) => fields.includes(name) && typeof value === 'string');
  return Object.fromEntries(found) as Partial<Values>;
}

/** Puts values into the fields of the page that React only reads from. */
export function fillInPage(form: HTMLFormElement, values: object): void {
  for (const [name, value] of Object.entries(values) as readonly [string, unknown][]) {
    const field = form.elements.namedItem(name);
    if (field !== null && 'value' in field) field.value = String(value);
  }
}
