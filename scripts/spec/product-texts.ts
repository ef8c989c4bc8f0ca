import { parseAst } from 'vite';

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/** Every string value in a file of texts, with its variables as `{}`. */
export function textsIn(source: string): string[] {
  const textsIn = (value: unknown): string[] => {
    if (Array.isArray(value)) return value.flatMap(textsIn);
    if (!isObject(value) || value['type'] === 'ImportDeclaration') return [];
    if (value['type'] === 'Property') return textsIn(value['value']);
    if (value['type'] === 'Literal' && typeof value['value'] === 'string')
      return [normalizePlaceholders(value['value'])];
    return Object.values(value).flatMap(textsIn);
  };
  return textsIn(parseAst(source, { lang: 'ts' }));
}

/** `{{date}}` in a text of the screen, `{phone}` in a mail, `{date}` in a claim: all are placeholders. */
export function normalizePlaceholders(text: string): string {
  return text.replaceAll(/\{\{[^}]*\}\}|\{[^}]*\}/g, '{}');
}
