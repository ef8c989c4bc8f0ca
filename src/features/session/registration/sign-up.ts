import type { RegistrationDetails } from '#domain/contracts/accounts.ts';
import { type DomainError, isTransient } from '#domain/error-codes.ts';
import { err, ok, type Result } from '#lib/result.ts';

interface SignedUp {
  readonly emailVerified: boolean;
}

export interface SignUpPorts {
  createSignIn(email: string, password: string): Promise<Result<SignedUp, DomainError>>;
  signIn(email: string, password: string): Promise<Result<SignedUp, DomainError>>;
  /** Makes the record and has the mail sent, for whoever is signed in. Bears being called again. */
  registerAccount(details: RegistrationDetails): Promise<Result<unknown, DomainError>>;
}

export interface SignUp {
  readonly email: string;
  readonly password: string;
  readonly details: RegistrationDetails;
}

/** What the person can do something about; any other failure is that the account was not made. */
function toSignUpError(error: DomainError): DomainError {
  const telling = ['user-already-registered', 'weak-password', 'invalid-email'].includes(error.code);
  return telling || (isTransient(error.code) && error.code !== 'unknown') ? error : { code: 'registration-failed' };
}

/**
 * The sign-in of a new account; or of one that an earlier try made before it was cut off, which the same password and an
 * address still unverified give away. To anybody else a taken address is taken, whatever password they try.
 */
async function signInOfNewAccount(
  { email, password }: SignUp,
  ports: SignUpPorts,
): Promise<Result<SignedUp, DomainError>> {
  const created = await ports.createSignIn(email, password);
  if (created.ok || created.error.code !== 'user-already-registered') return created;
  const earlier = await ports.signIn(email, password);
  if (earlier.ok) return earlier.value.emailVerified ? created : earlier;
  return isTransient(earlier.error.code) && earlier.error.code !== 'too-many-requests' ? earlier : created;
}

/** Makes the sign-in and then the record. Cut off anywhere, the same call with the same words completes it. */
export async function signUp(wish: SignUp, ports: SignUpPorts): Promise<Result<void, DomainError>> {
  const signedIn = await signInOfNewAccount(wish, ports);
  if (!signedIn.ok) return err(toSignUpError(signedIn.error));
  const registered = await ports.registerAccount(wish.details);
  return registered.ok ? ok(undefined) : err(toSignUpError(registered.error));
}
