import { brand } from '#domain/brand.ts';

/** A mailto link to the founder, with a subject. */
export const mailHref = (subject: string): string =>
  `mailto:${brand.founder.email}?subject=${encodeURIComponent(subject)}`;
