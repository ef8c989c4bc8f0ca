import { createContext } from 'react';
import type { PublicRoute } from '#i18n/public-routes.ts';

/**
 * The route of the current public page; null inside the app, where the language is a preference and not part of the
 * address.
 */
export const PublicRouteContext = createContext<PublicRoute | null>(null);
