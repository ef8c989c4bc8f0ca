import { useCallback, useEffect, useState } from 'react';
import { deviceCache } from '#offline/device.ts';

/**
 * Beside the copies of this person's data: what one person allows holds for nobody else on this device, and goes with the
 * person at sign-out. Losing it only means being asked again.
 */
const consentName = 'chat/may-listen';

export interface SpeechConsent {
  readonly given: boolean;
  readonly give: () => void;
  readonly withdraw: () => void;
}

/** Whether this person lets this device listen. */
export function useSpeechConsent(actorUid: string): SpeechConsent {
  const [given, setGiven] = useState(false);

  useEffect(() => {
    let left = false;
    void deviceCache()
      .read<unknown>(actorUid, consentName)
      .then((kept) => {
        if (!left && kept?.value === true) setGiven(true);
      });
    return () => {
      left = true;
    };
  }, [actorUid]);

  const choose = useCallback(
    (value: boolean) => {
      setGiven(value);
      void deviceCache().write(actorUid, consentName, value);
    },
    [actorUid],
  );

  return { given, give: () => choose(true), withdraw: () => choose(false) };
}
