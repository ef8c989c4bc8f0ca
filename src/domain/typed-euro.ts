const centsPerEuro = 100;

/** Groups of three digits are thousands, a final one or two digits are cents; the separators may vary. */
const amount = /^(?<whole>\d{1,3}(?:[ .,’']\d{3})+|\d+)(?:[.,](?<cents>\d{1,2}))?(?:,-)?$/;

/** Reads a typed amount in whole cents: "18", "18,50", "10 000 euro", "€ 1.500,50". @returns null for anything else. */
export function readEuro(typed: string): number | null {
  const bare = typed.replaceAll(/\s+/g, ' ').replaceAll(/^ ?(?:€|euro?s?|eur)? ?| ?(?:€|euros?|eur)? ?$/gi, '');
  const groups = amount.exec(bare)?.groups;
  if (groups === undefined) return null;
  const euro = Number((groups['whole'] ?? '').replaceAll(/\D/g, ''));
  return euro * centsPerEuro + Number((groups['cents'] ?? '').padEnd(2, '0'));
}
