import { createHash } from 'node:crypto';
import { getAuth, type UserRecord } from 'firebase-admin/auth';
import { judgeLink } from '#domain/accounts/verification-link.ts';
import { collections } from '#domain/collections.ts';
import {
  type VerificationLink,
  verificationLinkKnownDays,
  verificationLinkSchema,
} from '#domain/documents/verification-link.ts';
import { adminApp } from './admin-app.ts';
import { orNullWithoutAccount } from './auth-errors.ts';
import type { Clock } from './clock.ts';
import { firestore } from './firestore.ts';
import { storedFields } from './stored-fields.ts';

/** The account whose address a link has verified. */
export interface VerifiedOwner {
  readonly uid: string;
  readonly email: string;
}

/** The links of verification mails (docs/decisions/0038-a-link-completes-the-account.md). */
export interface VerificationLinks {
  /** Records that a code is mailed to this account's address. Only hashes are stored. */
  remember(code: string, account: VerifiedOwner): Promise<void>;
  /**
   * Verifies the address that the code was mailed to. Idempotent: a link that was followed gives the same owner again.
   */
  follow(code: string): Promise<VerifiedOwner | 'link-expired' | 'link-invalid'>;
}

const dayMs = 24 * 60 * 60 * 1000;

/** An unsalted hash suffices: Auth's codes cannot be guessed, and the address only has to be compared. */
const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Auth stores addresses in lower case. */
const emailHash = (email: string): string => sha256(email.toLowerCase());

const linkAt = (code: string) => firestore().collection(collections.verificationLinks).doc(sha256(code));

function ownerOf({ email, emailVerified, disabled }: UserRecord) {
  return email === undefined ? null : { emailHash: emailHash(email), emailVerified, disabled };
}

export function createVerificationLinks(clock: Clock): VerificationLinks {
  return {
    async remember(code, { uid, email }) {
      const now = clock.now();
      const link: VerificationLink = {
        user_id: uid,
        email_hash: emailHash(email),
        created_at: now,
        expires_at: new Date(now.getTime() + verificationLinkKnownDays * dayMs),
      };
      await linkAt(code).set(verificationLinkSchema.parse(link));
    },

    async follow(code) {
      const link = verificationLinkSchema.safeParse(storedFields(await linkAt(code).get())).data ?? null;
      if (link === null) return 'link-invalid';
      const auth = getAuth(adminApp());
      const user = await orNullWithoutAccount(auth.getUser(link.user_id));
      const judgement = judgeLink(link, user === null ? null : ownerOf(user), clock.now());
      if (judgement === 'link-invalid' || judgement === 'link-expired') return judgement;
      if (user?.email === undefined) return 'link-invalid';
      const { uid, email } = user;
      if (judgement === 'verify') {
        // With the address: one that the account takes meanwhile must not become verified by this link.
        const verified = await orNullWithoutAccount(auth.updateUser(uid, { email, emailVerified: true }));
        if (verified === null) return 'link-invalid';
      }
      return { uid, email };
    },
  };
}
