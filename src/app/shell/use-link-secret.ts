import { useEffect, useState } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router-dom';

interface SecretLink {
  /** The secret in an address; null without one. */
  readonly read: (address: { readonly search: string; readonly hash: string }) => string | null;
  /** The name under which the state of the history keeps it. */
  readonly stateKey: string;
  /** The same page without a secret. */
  readonly cleanHref: string;
}

function keptIn(state: unknown, key: string): string | null {
  if (typeof state !== 'object' || state === null) return null;
  const kept = new Map<string, unknown>(Object.entries(state)).get(key);
  return typeof kept === 'string' ? kept : null;
}

/** The secret that is all there is behind the `#`. */
export const readFragment: SecretLink['read'] = ({ hash }) => hash.replace(/^#/, '') || null;

/**
 * The secret of the link that was followed; null without one. It is removed from the address as soon as it is read, so that
 * it is in neither history nor screenshots, and kept across a reload of this tab. Another link that is followed in the same
 * tab replaces it.
 */
export function useLinkSecret({ read, stateKey, cleanHref }: SecretLink): string | null {
  const location: Location<unknown> = useLocation();
  const navigate = useNavigate();
  const inAddress = read(location);
  const [secret, setSecret] = useState(inAddress ?? keptIn(location.state, stateKey));

  useEffect(() => {
    if (inAddress === null) return;
    setSecret(inAddress);
    void navigate(cleanHref, { replace: true, state: { [stateKey]: inAddress } });
  }, [inAddress, stateKey, cleanHref, navigate]);

  return secret;
}
