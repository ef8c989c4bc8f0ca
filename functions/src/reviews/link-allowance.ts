import type { Services } from '../shell/services.ts';

type Allowance = Parameters<Services['rateLimits']['take']>[0][0];

/**
 * How often one link may be looked at or used. A family opens it a few times on a few devices; a device that retries
 * every minute stays below this.
 */
export function linkAllowance(functionName: string, token: string): Allowance {
  return { name: `${functionName}/link`, subject: token, most: 40, withinSeconds: 600 };
}
