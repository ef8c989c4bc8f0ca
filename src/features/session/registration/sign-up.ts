import type { RegistrationDetails } from '#domain/contracts/accounts.ts';
import { type DomainError, isTransient } from '#domain/error-codes.ts';
import { err, ok, type Result } from '#domain/result.ts';

interface SignedUp {
  readonly emailVerified: boolean;
}

export interface SignUpPorts {
  createSignIn(email: string, password: string): Promise<Result<SignedUp, DomainError>>;
  signIn(email: string, password: string): Promise<Result<SignedUp, DomainError>>;
  /** Creates the record of the signed-in user and has the mail sent. Idempotent. */
  registerAccount(details: RegistrationDetails): Promise<Result<unknown, DomainError>>;
}

export interface SignUp {
  readonly email: string;
  readonly password: string;
  readonly details: RegistrationDetails;
}

/** Keeps the codes that the person can act on; any other failure means that the account was not created. */
function toSignUpError(error: DomainError): DomainError {
  const isActionable = ['user-already-registered', 'weak-password', 'invalid-email'].includes(error.code);
  return isActionable || (isTransient(error.code) && error.code !== 'unknown')
    ? error
    : { code: 'registration-failed' };
}

/**
 * Creates the Auth user, or signs in to the one of an interrupted attempt: same password, address not verified. A
 * verified account is reported as taken, whatever the password, so that its password cannot be probed here.
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

/** Creates the Auth user, then the record. Can be interrupted anywhere: the same call with the same values resumes. */
export async function signUp(input: SignUp, ports: SignUpPorts): Promise<Result<void, DomainError>> {
  const signedIn = await signInOfNewAccount(input, ports);
  if (!signedIn.ok) return err(toSignUpError(signedIn.error));
  const registered = await ports.registerAccount(input.details);
  return registered.ok ? ok(undefined) : err(toSignUpError(registered.error));
}
