import { createHash, randomBytes } from 'node:crypto';

/** The secret of a mailed link: 256 random bits. */
export const newLinkSecret = (): string => randomBytes(32).toString('base64url');

/** What is stored of such a secret. An unsalted hash suffices: it cannot be guessed. */
export const hashOfSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex');
