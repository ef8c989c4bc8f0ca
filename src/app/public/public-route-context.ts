import { createContext } from 'react';
import type { PublicRoute } from '#i18n/public-routes.ts';

/** Where a public page stands; null inside the app, where the language is a choice and no address. */
export const PublicRouteContext = createContext<PublicRoute | null>(null);
