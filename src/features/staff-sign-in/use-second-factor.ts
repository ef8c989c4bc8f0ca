import { useCallback, useEffect, useState } from 'react';
import type { SecondFactorState } from '#firebase/auth/second-factor.ts';
import { readPreference, writePreference } from '#lib/preferences.ts';
import { firstViewPainted } from '#lib/start/first-view.ts';

const wasThere = (): boolean => readPreference('second-factor') === 'there';

/**
 * Whether the session of this page needed a second factor; null until that is known. What the server allows does not depend
 * on it. A device on which it did before opens at once: Auth asks the server for the account first.
 */
export function useSecondFactor(uid: string | null) {
  const [state, setState] = useState<SecondFactorState | null>(() => (wasThere() ? 'there' : null));
  const look = useCallback(async () => {
    if (wasThere()) await firstViewPainted();
    // Code that cannot be loaded is a network that is not there.
    const loaded = await import('#firebase/auth/second-factor.ts').catch(() => null);
    const found = (await loaded?.secondFactorState()) ?? null;
    if (found === null) return;
    writePreference('second-factor', found);
    setState(found);
  }, []);
  useEffect(() => {
    if (uid !== null) void look();
  }, [uid, look]);
  return { state, look };
}
