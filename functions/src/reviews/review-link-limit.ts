import type { Services } from '../shell/services.ts';

type Limit = Parameters<Services['rateLimits']['take']>[0][0];

/** The limit per review link: generous enough for a family's devices and for one that retries every minute. */
export function reviewLinkLimit(functionName: string, token: string): Limit {
  return { name: `${functionName}/link`, subject: token, most: 40, withinSeconds: 600 };
}
