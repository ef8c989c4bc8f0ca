import { type Location, useLocation } from 'react-router-dom';

export interface Place {
  /** Path and query. */
  readonly address: string;
  /** Untrusted history state: an earlier page or version of the app may have written it. */
  readonly state: unknown;
}

/** The current location in the app. */
export function usePlace(): Place {
  const location: Location<unknown> = useLocation();
  return { address: `${location.pathname}${location.search}`, state: location.state };
}
