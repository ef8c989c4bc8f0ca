import { useEffect, useState } from 'react';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { isPushOn, type SwitchedOn, switchPushOff, switchPushOn } from '#firebase/notifications/push-here.ts';
import { deviceKind } from '#lib/device/device-kind.ts';
import { type PushAbility, pushAbility } from '#lib/device/push-here.ts';

export interface PushHere {
  readonly ability: PushAbility;
  /** null until the browser has said it. */
  readonly isOn: boolean | null;
  readonly isBusy: boolean;
  /** What the last press came to; null where it worked, and before one. */
  readonly failure: Exclude<SwitchedOn, 'on'> | null;
  switchOn(): Promise<void>;
  switchOff(): Promise<void>;
}

function abilityHere(): PushAbility {
  const kind = deviceKind(navigator.userAgent, navigator.maxTouchPoints);
  return pushAbility(kind === 'iphone' || kind === 'ipad');
}

/** Push messages on this device. */
export function usePush(acting: ActingFor): PushHere {
  const [ability, setAbility] = useState(abilityHere);
  const [isOn, setIsOn] = useState<boolean | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<PushHere['failure']>(null);

  useEffect(() => {
    let isGone = false;
    void isPushOn().then((on) => {
      if (!isGone) setIsOn(on);
    });
    return () => {
      isGone = true;
    };
  }, []);

  async function run(work: () => Promise<SwitchedOn | 'off'>): Promise<void> {
    setIsBusy(true);
    setFailure(null);
    const outcome = await work();
    setIsOn(outcome === 'on');
    setFailure(outcome === 'on' || outcome === 'off' ? null : outcome);
    setAbility(abilityHere());
    setIsBusy(false);
  }

  return {
    ability,
    isOn,
    isBusy,
    failure,
    switchOn: () => run(() => switchPushOn(acting)),
    switchOff: () =>
      run(async () => {
        await switchPushOff();
        return 'off';
      }),
  };
}
