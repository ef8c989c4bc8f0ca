import type { Services } from '../shell/services.ts';

/** Whose help is asked is typed by the sender: nobody's mailbox may be flooded with it, and no stranger mailed by the dozen. */
const aDay = {
  senior: { most: 10, withinSeconds: 86_400 },
  address: { most: 5, withinSeconds: 86_400 },
} as const;

/** Counts an invitation into the circle of a senior, to an address. */
export const takeInvitation = (
  seniorId: string,
  email: string,
  { clock, rateLimits }: Pick<Services, 'clock' | 'rateLimits'>,
) =>
  rateLimits.take(
    [
      { name: 'circle-invitation/senior', subject: seniorId, ...aDay.senior },
      { name: 'circle-invitation/address', subject: email.toLowerCase(), ...aDay.address },
    ],
    clock.now(),
  );
