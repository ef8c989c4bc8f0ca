import { type Auth, getAuth, type UserRecord } from 'firebase-admin/auth';
import { collections } from '#domain/collections.ts';
import { type InterimUser, interimUserSchema } from '#domain/documents/interim-user.ts';
import type { LinkedTemplate } from '#domain/mail/linked-template.ts';
import { isOfStaff } from '#domain/accounts/roles.ts';
import { markedCode, tokenFragment } from '#domain/mail/link-token.ts';
import { adminApp } from './admin-app.ts';
import { orNullWithoutAccount } from './auth-errors.ts';
import { firestore } from './firestore.ts';
import type { VerificationLinks } from './verification-links.ts';

export interface MailLink {
  readonly url: string;
  /** The account's own language; null where there is no record yet. */
  readonly language: InterimUser['language'] | null;
}

/** The links of mails, made when the mail is sent. Links that sign in are never stored. */
export interface MailLinks {
  /** A page of the app. @param path with a slash in front. */
  page(path: string): string;
  /** @returns null without a recipient: the account is unknown, disabled, or has its address verified already. */
  make(template: LinkedTemplate, address: string): Promise<MailLink | null>;
}

/** The query parameters of the page behind the link (spec.md section 4, /auth/callback). */
const callbackParams: Readonly<Record<LinkedTemplate, Readonly<Record<string, string>>>> = {
  'verify-email': { source: 'signup', type: 'signup' },
  'reset-password': { source: 'passwordReset', type: 'recovery' },
  // The login has no password yet: choosing one verifies the address.
  'account-invitation': { source: 'passwordReset', type: 'recovery' },
};

async function recordOf({ uid }: UserRecord) {
  const record = await firestore().collection(collections.interimUsers).doc(uid).get();
  const role: unknown = record.get('role');
  return {
    language: interimUserSchema.shape.language.safeParse(record.get('language')).data ?? null,
    ofStaff: typeof role === 'string' && isOfStaff(role),
  };
}

function firebaseLink(auth: Auth, template: LinkedTemplate, address: string): Promise<string> {
  return template === 'verify-email'
    ? auth.generateEmailVerificationLink(address)
    : auth.generatePasswordResetLink(address);
}

/** @param appOrigin where the app is, without a slash at the end. */
export function createMailLinks(
  appOrigin: () => string,
  verificationLinks: Pick<VerificationLinks, 'remember'>,
): MailLinks {
  return {
    page: (path) => appOrigin() + path,

    async make(template, address) {
      const auth = getAuth(adminApp());
      const user = await orNullWithoutAccount(auth.getUserByEmail(address));
      if (user === null || user.disabled || (template !== 'reset-password' && user.emailVerified)) return null;
      const link = await orNullWithoutAccount(firebaseLink(auth, template, address));
      if (link === null) return null;
      const token = new URL(link).searchParams.get('oobCode');
      if (token === null) throw new Error('Auth gave a link without a code');
      if (template === 'verify-email') {
        await verificationLinks.remember(token, { uid: user.uid, email: user.email ?? address });
      }
      const query = new URLSearchParams(callbackParams[template]).toString();
      const { language, ofStaff } = await recordOf(user);
      const fragment = tokenFragment(template === 'reset-password' ? markedCode(token, ofStaff) : token);
      return { url: `${appOrigin()}/auth/callback?${query}${fragment}`, language };
    },
  };
}
