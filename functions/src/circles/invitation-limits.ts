import type { Services } from '../shell/services.ts';
import { takeLimits } from '../shell/take-limits.ts';

/**
 * Whose help is asked is typed by the sender, so that no sender floods a mailbox, nor mails strangers by the dozen. What an
 * address gets of all together only raises an alarm: a stranger with an account would else keep a senior from asking her own
 * daughter.
 */
const aDay = {
  senior: { most: 10, withinSeconds: 86_400 },
  seniorToAddress: { most: 5, withinSeconds: 86_400 },
  address: { most: 10, withinSeconds: 86_400, isAlarm: true },
} as const;

/** Counts an invitation into the circle of a senior, to an address. @returns the seconds to wait where it is one too many. */
export function takeInvitation(
  seniorId: string,
  email: string,
  services: Pick<Services, 'clock' | 'log' | 'rateLimits'>,
): Promise<number | null> {
  const address = email.toLowerCase();
  return takeLimits(
    [
      { name: 'circle-invitation/senior', subject: seniorId, ...aDay.senior },
      { name: 'circle-invitation/senior-to-address', subject: `${seniorId} ${address}`, ...aDay.seniorToAddress },
      { name: 'circle-invitation/address', subject: address, ...aDay.address },
    ],
    services,
  );
}
