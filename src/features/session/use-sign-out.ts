import { useEffect, useState } from 'react';
import type { UnsentChoice } from '#offline/sign-out.ts';
import { waitingCounts } from '#lib/device/app-badge.ts';
import { deviceSignOut } from '#sync/device-sign-out.ts';
import { switchPushOff } from '#firebase/notifications/push-here.ts';
import { deviceSession } from './device-session.ts';

export type SignOutStep = 'counting' | 'ask' | 'ask-remove' | 'waiting' | 'leaving' | 'failed';

/** The steps of signing out of this device, and how much is still unsent. */
export function useSignOut(uid: string) {
  const [step, setStep] = useState<SignOutStep>('counting');
  const [unsent, setUnsent] = useState(0);

  useEffect(() => {
    let gone = false;
    void deviceSignOut()
      .unsentCount(uid)
      .then((count) => {
        if (gone) return;
        // An unreadable outbox loses nothing by signing out, and must not prevent it.
        setUnsent(count.ok ? count.value : 0);
        setStep('ask');
      });
    return () => {
      gone = true;
    };
  }, [uid]);

  async function leave(choice: UnsentChoice) {
    setStep('leaving');
    const wiped = await deviceSignOut().leave(uid, choice);
    if (!wiped.ok) {
      setStep('failed');
      return;
    }
    // While she is still signed in: whoever uses this device next gets none of her messages.
    await switchPushOff();
    waitingCounts.clear();
    await deviceSession().signOut();
  }

  async function wait() {
    setStep('waiting');
    const left = await deviceSignOut().waitUntilSent(uid);
    setUnsent(left.ok ? left.value : 0);
    setStep('ask');
  }

  return { step, unsent, leave, wait, ask: () => setStep('ask'), askRemove: () => setStep('ask-remove') };
}
