import { createContext } from 'react';
import type { VisitorPlace } from '#lib/visitor-place.ts';

/** Where a public page stands; null inside the app, where the language is a choice and no address. */
export const VisitorPlaceContext = createContext<VisitorPlace | null>(null);
