import type { QueryClient } from '@tanstack/react-query';
import { agedQuery } from '#offline/aged/aged-query.ts';
import { creditsSource } from './credits-source.ts';

/** Keeps the balance on this device, so that the view shows it without a network also when it was never opened with one. */
export const prefetchCredits = (client: QueryClient, uid: string) =>
  client.prefetchQuery(agedQuery(creditsSource(uid)));
