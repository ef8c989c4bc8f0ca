import { z } from 'zod';
import { practiceCode } from '#local/auth/practice-factor.ts';

const apiKey = 'demo-key';

const tokensSchema = z.object({ idToken: z.string(), refreshToken: z.string() });
const firstFactor = z.union([
  tokensSchema.extend({ localId: z.string() }),
  z.object({
    localId: z.string(),
    mfaPendingCredential: z.string(),
    mfaInfo: z.tuple([z.object({ mfaEnrollmentId: z.string() })]),
  }),
]);

/** A session of Auth, of a person who typed what is needed. */
export type SessionTokens = z.infer<typeof tokensSchema> & { readonly localId: string };

async function ask(authPort: number, method: string, body: object): Promise<unknown> {
  const answer = await fetch(`http://127.0.0.1:${authPort}/identitytoolkit.googleapis.com/${method}?key=${apiKey}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${method}: ${await answer.text()}`);
  return answer.json();
}

/** Signs in without a page; an account with a second factor by the code of the seed's secret. */
export async function sessionTokens(
  authPort: number,
  { email, password }: { readonly email: string; readonly password: string },
): Promise<SessionTokens> {
  const credentials = { email, password, returnSecureToken: true };
  const first = firstFactor.parse(await ask(authPort, 'v1/accounts:signInWithPassword', credentials));
  if ('idToken' in first) return first;
  const { localId, mfaPendingCredential, mfaInfo } = first;
  const second = await ask(authPort, 'v2/accounts/mfaSignIn:finalize', {
    mfaPendingCredential,
    mfaEnrollmentId: mfaInfo[0].mfaEnrollmentId,
    totpVerificationInfo: { verificationCode: practiceCode() },
  });
  return { localId, ...tokensSchema.parse(second) };
}
