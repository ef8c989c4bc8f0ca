import { z } from 'zod';
import { projectId } from '#build/project.ts';
import { totpCode, totpParameters } from './totp.ts';

/**
 * The secret of staff's second factor in the seed data, for an authenticator app. As public as the seed's password, and worth
 * as little: it only protects sample data on the local machine.
 */
export const practiceSecret = 'MADELIEFMADELIEFMADELIEFMADELIEF';

const addressOf = (authPort: number): string =>
  `http://127.0.0.1:${authPort}/emulator/v1/projects/${projectId}/totpFactors`;

const listSchema = z.object({ totpFactors: z.array(z.object({ localId: z.string(), code: z.string() })) });

/** Gives an account of the local Firebase the second factor that its seed data have. */
export async function givePracticeFactor(authPort: number, localId: string): Promise<void> {
  const answer = await fetch(addressOf(authPort), {
    method: 'POST',
    body: JSON.stringify({ localId, secret: practiceSecret, displayName: 'npm run code' }),
  });
  if (!answer.ok) throw new Error(`the second factor was not taken: ${await answer.text()}`);
}

/** The code of now of that factor. */
export const practiceCode = (): string => totpCode(practiceSecret, Date.now());

/** How long the code of now is shown. @param now milliseconds. */
export const secondsLeft = (now: number): number =>
  totpParameters.periodSec - (Math.floor(now / 1000) % totpParameters.periodSec);

/** The codes of now of everybody who enrolled on this machine, by account. */
export async function readCodes(authPort: number): Promise<ReadonlyMap<string, string>> {
  const answer = await fetch(addressOf(authPort));
  const { totpFactors } = listSchema.parse(await answer.json());
  return new Map(totpFactors.map(({ localId, code }) => [localId, code]));
}
