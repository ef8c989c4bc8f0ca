import { brand, phoneOnOneLine } from '#domain/brand.ts';

/** Interpolation values that many texts use; they come from the brand, not from callers. */
export const commonTexts = { name: brand.name, phone: phoneOnOneLine, ...brand.phoneHours };
