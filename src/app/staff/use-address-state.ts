import { useState } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType, useSearchParams } from 'react-router-dom';

/** Reads one part of the address. */
type ReadPart = (name: string) => string | null;

/**
 * What a screen shows, kept in the parameters of its address. What is chosen or typed is shown at once, because the router
 * follows later than a fast hand, and a second choice would be made from the address of before the first; the address counts
 * again when it is not of our own making: a link, or going back.
 */
export function useAddressState<State>(
  read: (part: ReadPart) => State,
  hrefOf: (state: State) => string,
): [State, (state: State) => void] {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const readQuery = (parts: URLSearchParams) => read((name) => parts.get(name));
  const [state, setState] = useState(() => readQuery(query));
  const { key } = useLocation();
  const [knownKey, setKnownKey] = useState(key);
  const isOurs = useNavigationType() === NavigationType.Replace;
  if (key !== knownKey) {
    setKnownKey(key);
    if (!isOurs) setState(readQuery(query));
  }
  const change = (next: State) => {
    const href = hrefOf(next);
    // As whoever opens the address would see it: what does not fit together is put right.
    setState(readQuery(new URLSearchParams(href.split('?')[1])));
    void navigate(href, { replace: true });
  };
  return [state, change];
}
