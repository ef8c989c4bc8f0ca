import { useCallback, useEffect, useState } from 'react';
import { deviceCache } from '#offline/device.ts';

/**
 * Stored in the device cache of this actor: the consent holds for no other actor on this device and is deleted at
 * sign-out. Disposable: without it, the consent is asked again.
 */
const consentName = 'chat/may-listen';

export interface SpeechConsent {
  readonly given: boolean;
  readonly give: () => void;
  readonly withdraw: () => void;
}

/** The consent of this actor to speech recognition on this device. */
export function useSpeechConsent(actorUid: string): SpeechConsent {
  const [given, setGiven] = useState(false);

  useEffect(() => {
    let unmounted = false;
    void deviceCache()
      .read<unknown>(actorUid, consentName)
      .then((stored) => {
        if (!unmounted && stored?.value === true) setGiven(true);
      });
    return () => {
      unmounted = true;
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
