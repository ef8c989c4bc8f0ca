import type { Services } from './services.ts';

/** More than anybody has open; the sweep goes on where this stops. */
const mostVisits = 100;

/**
 * Charges the approved visits of a senior from her balance, oldest first, until it does not suffice. Safe to call at any
 * time and more than once at a time.
 */
export async function chargeVisits(
  seniorId: string,
  { charges, log }: Pick<Services, 'charges' | 'log'>,
): Promise<void> {
  for (let charged = 0; charged < mostVisits; charged += 1) {
    const charge = await charges.chargeOldest(seniorId);
    if (charge.kind !== 'charged') return;
    log.info('visit charged', { documentId: charge.visitId });
  }
}
