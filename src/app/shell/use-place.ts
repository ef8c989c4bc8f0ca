import { type Location, useLocation } from 'react-router-dom';

export interface Place {
  /** Path and query. */
  readonly address: string;
  /** Whatever an earlier page, or an earlier version of the app, left in the browser's history. */
  readonly state: unknown;
}

/** Where in the app this is. */
export function usePlace(): Place {
  const location: Location<unknown> = useLocation();
  return { address: `${location.pathname}${location.search}`, state: location.state };
}
