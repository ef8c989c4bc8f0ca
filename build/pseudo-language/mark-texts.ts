/** Stand around every text of the pseudo-language. No text of the product holds them. */
export const marks = ['⟦', '⟧'] as const;

/** The code of Esperanto, which is no language of the product: axe demands one that exists. */
export const pseudoLanguage = 'eo';

const mark = (text: string): string => `${marks[0]}${text}${marks[1]}`;

/** The same tree with every text between marks; its variables and tags stay as they are. */
export function markTexts<Texts>(texts: Texts): Texts {
  const marked = (value: unknown): unknown => {
    if (typeof value === 'string') return mark(value);
    if (Array.isArray(value)) return value.map(marked);
    if (typeof value === 'function') return (...given: unknown[]) => marked(Reflect.apply(value, undefined, given));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, marked(each)]));
  };
  return marked(texts) as Texts;
}

/** What others know a language by: no person reads it. */
const codes = ['tag', 'creditsTag', 'openGraph', 'groupSeparator'] as const;

/** A locale whose days, hours and amounts are marked as its texts are. */
export function markLocale<Locale extends Readonly<Record<(typeof codes)[number], string>>>(locale: Locale): Locale {
  const kept = Object.fromEntries(codes.map((code) => [code, locale[code]]));
  return { ...markTexts(locale), ...kept };
}
