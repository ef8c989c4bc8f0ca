import { FirebaseError } from 'firebase/app';
import {
  type Auth,
  EmailAuthProvider,
  getMultiFactorResolver,
  multiFactor,
  type MultiFactorError,
  reauthenticateWithCredential,
  TotpMultiFactorGenerator,
  type User,
} from 'firebase/auth';
import * as z from 'zod/mini';
import type { DomainError, ErrorCode } from '#domain/error-codes.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { clearPendingSignIn, readPendingSignIn } from '#lib/sign-in/pending-sign-in.ts';
import { attempt } from '../attempt.ts';
import { connectAuth } from './connect-auth.ts';

/** Codes that only a second factor brings. `error-mapping.ts` does not have them: it is in the senior's first load. */
const codes: ReadonlyMap<unknown, ErrorCode> = new Map<unknown, ErrorCode>([
  ['auth/invalid-verification-code', 'invalid-credentials'],
  ['auth/invalid-multi-factor-session', 'link-expired'],
  ['auth/missing-multi-factor-session', 'link-expired'],
  ['auth/multi-factor-info-not-found', 'link-expired'],
  ['auth/invalid-verification-id', 'link-expired'],
  ['auth/code-expired', 'link-expired'],
]);

/** @returns `invalid-credentials` for a wrong code; `link-expired` when it has to be begun again. */
async function withCode<Value>(call: () => Promise<Value>): Promise<Result<Value, DomainError>> {
  const answer = await attempt(() =>
    call().then(ok, (thrown: unknown) => {
      const code = thrown instanceof FirebaseError ? codes.get(thrown.code) : undefined;
      if (code === undefined) throw thrown;
      return err({ code });
    }),
  );
  return answer.ok ? answer.value : answer;
}

/** The server's answer to the password, as the SDK has it in its error. */
const pendingSchema = z.looseObject({ mfaPendingCredential: z.string() });

function readPending(): z.infer<typeof pendingSchema> | null {
  try {
    return pendingSchema.safeParse(JSON.parse(readPendingSignIn() ?? 'null')).data ?? null;
  } catch {
    return null;
  }
}

const isRequired = (thrown: unknown): thrown is MultiFactorError =>
  thrown instanceof FirebaseError && thrown.code === 'auth/multi-factor-auth-required';

async function resolve(auth: Auth, error: MultiFactorError, code: string): Promise<void> {
  const resolver = getMultiFactorResolver(auth, error);
  const [hint] = resolver.hints.filter(({ factorId }) => factorId === TotpMultiFactorGenerator.FACTOR_ID);
  await resolver.resolveSignIn(TotpMultiFactorGenerator.assertionForSignIn(hint?.uid ?? '', code));
}

export const isSignInPending = (): boolean => readPending() !== null;

/** Ends a sign-in of which the password was right (sign-in.ts). Afterwards the observers of Auth know the user. */
export async function finishSignIn(code: string): Promise<Result<void, DomainError>> {
  const pending = readPending();
  if (pending === null) return err({ code: 'link-expired' });
  const auth = connectAuth();
  const operationType = 'signIn';
  // As the SDK throws it: one part of it reads the operation here, and another there.
  const customData = { appName: auth.name, operationType, _serverResponse: pending } as const;
  const thrown = new FirebaseError('auth/multi-factor-auth-required', '', customData);
  const error: MultiFactorError = Object.assign(thrown, { customData, operationType } as const);
  const finished = await withCode(() => resolve(auth, error, code));
  if (finished.ok) clearPendingSignIn();
  return finished;
}

const storedUser = z.object({ stsTokenManager: z.object({ accessToken: z.string() }) });
const claims = z.object({ firebase: z.object({ sign_in_second_factor: z.optional(z.string()) }) });

/** Read from the token that the device has, also when it has expired: without a network staff still sees its copy. */
function hasClaim(user: User): boolean {
  try {
    const { accessToken } = storedUser.parse(user.toJSON()).stsTokenManager;
    const [, payload = ''] = accessToken.split('.');
    const read = claims.parse(JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))));
    return read.firebase.sign_in_second_factor !== undefined;
  } catch {
    return false;
  }
}

/**
 * Whether the session needed a second factor. `missing`: the account has none yet. `outdated`: it has one, but this session
 * is from before; signing in again asks for it.
 */
export type SecondFactorState = 'there' | 'missing' | 'outdated';

/** @returns null while nobody is signed in. */
export async function secondFactorState(): Promise<SecondFactorState | null> {
  const auth = connectAuth();
  await auth.authStateReady();
  const user = auth.currentUser;
  if (user === null) return null;
  if (hasClaim(user)) return 'there';
  return multiFactor(user).enrolledFactors.length > 0 ? 'outdated' : 'missing';
}

export interface Enrollment {
  /** To type into an app that cannot read the QR code. */
  readonly secret: string;
  /** What the QR code holds: `otpauth://…`. */
  readonly address: string;
  readonly finish: (code: string) => Promise<Result<void, DomainError>>;
}

/** @returns `recent-login-needed` when the sign-in is too old to add a factor. */
export function startEnrollment(issuer: string): Promise<Result<Enrollment, DomainError>> {
  return attempt(async () => {
    const user = connectAuth().currentUser;
    if (user === null) throw new FirebaseError('auth/null-user', '');
    const secret = await TotpMultiFactorGenerator.generateSecret(await multiFactor(user).getSession());
    return {
      secret: secret.secretKey,
      address: secret.generateQrCodeUrl(user.email ?? '', issuer),
      finish: (code) =>
        withCode(() => multiFactor(user).enroll(TotpMultiFactorGenerator.assertionForEnrollment(secret, code), issuer)),
    };
  });
}

/** Signs in anew as the same person; the token then says when. @returns `invalid-credentials` for a wrong password or code. */
export function signInAgain(password: string, code: string): Promise<Result<void, DomainError>> {
  return withCode(async () => {
    const auth = connectAuth();
    const user = auth.currentUser;
    if (user === null) throw new FirebaseError('auth/null-user', '');
    try {
      await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email ?? '', password));
    } catch (thrown) {
      if (!isRequired(thrown)) throw thrown;
      await resolve(auth, thrown, code);
    }
  });
}
