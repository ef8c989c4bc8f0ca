import { useCallback, useEffect, useState } from 'react';
import { secondFactorState, type SecondFactorState } from '#firebase/auth/second-factor.ts';
import { readPreference, writePreference } from '#lib/preferences.ts';

/**
 * Whether the session of this page needed a second factor; null until that is known. What the server allows does not depend
 * on it. A device on which it did before opens at once: Auth asks the server for the account first.
 */
export function useSecondFactor(uid: string | null) {
  const [state, setState] = useState<SecondFactorState | null>(() =>
    readPreference('second-factor') === 'there' ? 'there' : null,
  );
  const look = useCallback(async () => {
    const found = await secondFactorState();
    if (found === null) return;
    writePreference('second-factor', found);
    setState(found);
  }, []);
  useEffect(() => {
    if (uid !== null) void look();
  }, [uid, look]);
  return { state, look };
}
