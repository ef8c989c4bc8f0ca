/** Without accents, capitals and spaces at the ends: what is typed in haste finds what is written with care. */
export const foldText = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();
