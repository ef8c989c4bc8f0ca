import { useEffect, useState, useSyncExternalStore } from 'react';
import { firstViewPainted } from '#lib/start/first-view.ts';
import { readPreference } from '#lib/preferences.ts';
import { openedSession } from './opened-session.ts';
import type { Session } from './session.ts';

const loading: Session = { status: 'loading' };
const signedOut: Session = { status: 'signed-out' };

const loadSession = async () => (await import('./device-session.ts')).deviceSession();

const subscribeToNothing = () => () => undefined;

/**
 * The session, for a page that is for people without one: its code is loaded after the first view, and until then nobody is
 * signed in unless the device says so. Then the session is awaited.
 */
export function useLaterSession(): Session {
  const [store, setStore] = useState(openedSession);
  const [presumed, presume] = useState(() => (readPreference('signed-in') === 'yes' ? loading : signedOut));

  useEffect(() => {
    if (store !== null) return undefined;
    let isOver = false;
    void firstViewPainted()
      .then(loadSession)
      .then(
        (loaded) => {
          if (!isOver) setStore(loaded);
        },
        // Without its code nobody can be signed in; who tries reads that there is no network.
        () => presume(signedOut),
      );
    return () => {
      isOver = true;
    };
  }, [store]);

  const known = useSyncExternalStore(store?.subscribe ?? subscribeToNothing, store?.get ?? (() => presumed));
  // What somebody types meanwhile stays on the screen.
  return known.status === 'loading' ? presumed : known;
}
