import { type VerificationLink, verificationLinkDays } from '../documents/verification-link.ts';

/** The account that a link was mailed to, according to Auth. */
export interface LinkOwner {
  readonly emailHash: string;
  readonly emailVerified: boolean;
  readonly disabled: boolean;
}

const dayMs = 24 * 60 * 60 * 1000;

/**
 * What opening a verification link does. A verified address stays verified, so that a link can be opened any number of
 * times; a changed address, a closed account and an unknown link cannot be told apart.
 * @param link null for an unknown code.
 * @param owner null when the account is gone.
 */
export function judgeLink(
  link: VerificationLink | null,
  owner: LinkOwner | null,
  now: Date,
): 'verify' | 'already-verified' | 'link-expired' | 'link-invalid' {
  if (link === null || now >= link.expires_at) return 'link-invalid';
  if (owner === null || owner.disabled || owner.emailHash !== link.email_hash) return 'link-invalid';
  if (owner.emailVerified) return 'already-verified';
  return now.getTime() < link.created_at.getTime() + verificationLinkDays * dayMs ? 'verify' : 'link-expired';
}
