import { createContext } from 'react';

/**
 * Whether who looks at a senior's requests may also ask, cancel, answer and approve. The senior herself may; a member of her
 * circle may where she allowed it.
 */
export const MayBook = createContext(true);
