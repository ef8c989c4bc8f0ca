import { type DomainError, type ErrorCode, isTransient } from '#domain/error-codes.ts';
import { err, type Result } from '#domain/result.ts';

/** Why an invitation cannot be taken, for good. */
export const invitationEnds = [
  'invitation-used',
  'invitation-withdrawn',
  'invitation-expired',
  'invitation-other-address',
  'invitation-other-role',
  'not-found',
] as const;

export type InvitationEnd = (typeof invitationEnds)[number];

/** Any other rejection is told like a link that is not known. */
export const toInvitationEnd = (code: string): InvitationEnd =>
  invitationEnds.find((end) => end === code) ?? 'not-found';

export interface AcceptedInvitation {
  readonly seniorId: string;
}

export type Taken =
  | { readonly kind: 'accepted'; readonly seniorId: string }
  | { readonly kind: 'over'; readonly end: InvitationEnd }
  /** There is an account with this address, and it has another password. */
  | { readonly kind: 'has-account' }
  | { readonly kind: 'failed'; readonly code: ErrorCode };

export interface TakePorts {
  createSignIn(email: string, password: string): Promise<Result<unknown, DomainError>>;
  signIn(email: string, password: string): Promise<Result<unknown, DomainError>>;
  /** As the login that is signed in now. */
  accept(): Promise<Result<AcceptedInvitation, DomainError | { readonly code: InvitationEnd }>>;
}

export interface Login {
  readonly isNew: boolean;
  readonly email: string;
  readonly password: string;
}

/** Creates the login, or signs in to the one that an interrupted attempt left: the same password. */
async function enter({ isNew, email, password }: Login, ports: TakePorts): Promise<Result<unknown, DomainError>> {
  if (!isNew) return ports.signIn(email, password);
  const created = await ports.createSignIn(email, password);
  if (created.ok || created.error.code !== 'user-already-registered') return created;
  const earlier = await ports.signIn(email, password);
  if (earlier.ok || isTransient(earlier.error.code)) return earlier;
  return err({ code: 'user-already-registered' });
}

/** What came of an attempt that got so far as to ask the server. */
export type Answered = Exclude<Taken, { readonly kind: 'has-account' }>;

export function takenOf(accepted: Awaited<ReturnType<TakePorts['accept']>>): Answered {
  if (accepted.ok) return { kind: 'accepted', seniorId: accepted.value.seniorId };
  const { code } = accepted.error;
  const end = invitationEnds.find((each) => each === code);
  if (end !== undefined) return { kind: 'over', end };
  return { kind: 'failed', code: code as ErrorCode };
}

/**
 * Signs in and takes the invitation, before anything else completes the account: a login without a record that is
 * completed by its first sign-in becomes a senior (docs/decisions/0084-the-care-circle.md). Can be cut off anywhere: the same call
 * with the same values resumes.
 */
export async function takeInvitation(login: Login, ports: TakePorts): Promise<Taken> {
  const entered = await enter(login, ports);
  if (!entered.ok) {
    const { code } = entered.error;
    return code === 'user-already-registered' ? { kind: 'has-account' } : { kind: 'failed', code };
  }
  return takenOf(await ports.accept());
}
