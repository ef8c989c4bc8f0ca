import { brand } from '#domain/brand.ts';

/** Opens a letter to the founder that says what it is about. */
export const mailHref = (subject: string): string =>
  `mailto:${brand.founder.email}?subject=${encodeURIComponent(subject)}`;
