import { type Auth, getAuth, type UserRecord } from 'firebase-admin/auth';
import { collections } from '#domain/collections.ts';
import { type InterimUser, interimUserSchema } from '#domain/documents/interim-user.ts';
import type { MailTemplate } from '#domain/documents/mail.ts';
import { adminApp } from './admin-app.ts';
import { firestore } from './firestore.ts';

export type LinkedTemplate = Extract<MailTemplate, 'verify-email' | 'reset-password'>;

export interface MailLink {
  readonly url: string;
  /** The account's own language; null where there is no record yet. */
  readonly language: InterimUser['language'] | null;
}

/** Where mails lead. Links are made when the mail leaves; those that let somebody in are never stored. */
export interface MailLinks {
  /** A page of the app. @param path with a slash in front. */
  page(path: string): string;
  /** @returns null when there is nobody to send it to: no such account, one that is closed, or verified already. */
  make(template: LinkedTemplate, address: string): Promise<MailLink | null>;
}

/** What the page behind the link is told (spec.md section 4, /auth/callback). */
const landings: Readonly<Record<LinkedTemplate, Readonly<Record<string, string>>>> = {
  'verify-email': { source: 'signup', type: 'signup' },
  'reset-password': { source: 'passwordReset', type: 'recovery' },
};

const nobodyThere: ReadonlySet<unknown> = new Set([
  'auth/user-not-found',
  'auth/email-not-found',
  'auth/user-disabled',
  // An address that Auth does not accept belongs to nobody.
  'auth/invalid-email',
]);

async function orNobody<Found>(work: Promise<Found>): Promise<Found | null> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof Error && 'code' in error && nobodyThere.has(error.code)) return null;
    throw error;
  }
}

async function languageOf({ uid }: UserRecord): Promise<MailLink['language']> {
  const record = await firestore().collection(collections.interimUsers).doc(uid).get();
  return interimUserSchema.shape.language.safeParse(record.get('language')).data ?? null;
}

function firebaseLink(auth: Auth, template: LinkedTemplate, address: string): Promise<string> {
  return template === 'verify-email'
    ? auth.generateEmailVerificationLink(address)
    : auth.generatePasswordResetLink(address);
}

/** @param appOrigin where the app is, without a slash at the end. */
export function createMailLinks(appOrigin: () => string): MailLinks {
  return {
    page: (path) => appOrigin() + path,

    async make(template, address) {
      const auth = getAuth(adminApp());
      const user = await orNobody(auth.getUserByEmail(address));
      if (user === null || user.disabled || (template === 'verify-email' && user.emailVerified)) return null;
      const link = await orNobody(firebaseLink(auth, template, address));
      if (link === null) return null;
      const token = new URL(link).searchParams.get('oobCode');
      if (token === null) throw new Error('Auth gave a link without a code');
      const query = new URLSearchParams({ ...landings[template], token });
      return { url: `${appOrigin()}/auth/callback?${query.toString()}`, language: await languageOf(user) };
    },
  };
}
