import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { projectId } from '#build/project.ts';
import { refuseUnless } from './auth-error.ts';
import { payloadOf, refreshTokenOf, type TokenPayload, withSecondFactor } from './emulator-tokens.ts';
import type { FactorStore, TotpFactor } from './factor-store.ts';
import { isTotpCode, newTotpSecret, totpParameters } from './totp.ts';

export interface Tokens {
  readonly idToken: string;
  readonly refreshToken: string;
}

/** The emulator behind the layer. */
export interface Emulator {
  /** New tokens for a refresh token. */
  renew(refreshToken: string, apiKey: string): Promise<Tokens>;
  /** Whether the emulator takes this ID token. */
  accepts(idToken: string, apiKey: string): Promise<boolean>;
}

const enrollmentMinutes = 10;
const pendingMinutes = 10;

const startSchema = z.object({ idToken: z.optional(z.string()) });
const finalizeSchema = z.object({
  idToken: z.optional(z.string()),
  displayName: z.optional(z.string()),
  totpVerificationInfo: z.object({
    sessionInfo: z.optional(z.string()),
    verificationCode: z.optional(z.string()),
  }),
});
const withdrawSchema = z.object({ idToken: z.optional(z.string()), mfaEnrollmentId: z.optional(z.string()) });
const signInSchema = z.object({
  mfaPendingCredential: z.optional(z.string()),
  mfaEnrollmentId: z.optional(z.string()),
  totpVerificationInfo: z.object({ verificationCode: z.optional(z.string()) }),
});

/** A factor as Identity Platform shows it: without its secret. */
export const toMfaInfo = ({ mfaEnrollmentId, displayName, enrolledAt }: TotpFactor) => ({
  mfaEnrollmentId,
  displayName,
  enrolledAt,
  totpInfo: {},
});

interface Enrollment {
  readonly localId: string;
  readonly secret: string;
  readonly until: number;
}

interface Pending {
  readonly localId: string;
  readonly refreshToken: string;
  readonly until: number;
}

/**
 * Second factors by TOTP, which the Auth emulator does not have, in the terms of Identity Platform's REST interface
 * (v2 accounts.mfaEnrollment and accounts.mfaSignIn). Sessions are the emulator's own.
 */
export class SecondFactors {
  readonly #store: FactorStore;
  readonly #emulator: Emulator;
  readonly #now: () => number;
  readonly #enrollments = new Map<string, Enrollment>();
  readonly #pending = new Map<string, Pending>();

  constructor(store: FactorStore, emulator: Emulator, now: () => number) {
    this.#store = store;
    this.#emulator = emulator;
    this.#now = now;
  }

  async startEnrollment(body: unknown, apiKey: string): Promise<object> {
    const { sub: localId, email_verified } = await this.#caller(startSchema.parse(body).idToken, apiKey);
    refuseUnless(
      email_verified === true,
      'UNVERIFIED_EMAIL : Need to verify email first before enrolling second factors.',
    );
    const secret = newTotpSecret();
    const sessionInfo = randomUUID();
    const until = this.#now() + enrollmentMinutes * 60_000;
    this.#enrollments.set(sessionInfo, { localId, secret, until });
    const finalizeEnrollmentTime = new Date(until).toISOString();
    return { totpSessionInfo: { sharedSecretKey: secret, ...totpParameters, sessionInfo, finalizeEnrollmentTime } };
  }

  async finishEnrollment(body: unknown, apiKey: string): Promise<object> {
    const { idToken = '', displayName = '', totpVerificationInfo } = finalizeSchema.parse(body);
    const { sub: localId } = await this.#caller(idToken, apiKey);
    const { sessionInfo = '', verificationCode = '' } = totpVerificationInfo;
    refuseUnless(verificationCode !== '', 'MISSING_CODE');
    const enrollment = this.#enrollments.get(sessionInfo);
    refuseUnless(enrollment?.localId === localId, 'INVALID_SESSION_INFO');
    refuseUnless(enrollment.until > this.#now(), 'SESSION_EXPIRED');
    refuseUnless(isTotpCode(enrollment.secret, verificationCode, this.#now()), 'INVALID_CODE');
    this.#enrollments.delete(sessionInfo);
    const factor = await this.enroll(localId, enrollment.secret, displayName);
    const tokens = await this.#withFactor(refreshTokenOf(localId, projectId), factor, apiKey);
    return { ...tokens, totpAuthInfo: {} };
  }

  /** Gives an account a factor with this secret, as the seed does. */
  async enroll(
    localId: string,
    secret: string,
    displayName: string,
    enrolledAt = new Date(this.#now()).toISOString(),
  ): Promise<TotpFactor> {
    const factor = { localId, secret, displayName, mfaEnrollmentId: randomUUID(), enrolledAt };
    await this.#store.add(factor);
    return factor;
  }

  async withdraw(body: unknown, apiKey: string): Promise<object> {
    const { idToken = '', mfaEnrollmentId } = withdrawSchema.parse(body);
    const { sub: localId } = await this.#caller(idToken, apiKey);
    const isThis = (factor: TotpFactor): boolean => factor.mfaEnrollmentId === mfaEnrollmentId;
    refuseUnless(this.#store.of(localId).some(isThis), 'MFA_ENROLLMENT_NOT_FOUND');
    await this.#store.keep(localId, (factor) => !isThis(factor));
    return { ...(await this.#emulator.renew(refreshTokenOf(localId, projectId), apiKey)) };
  }

  /** What a first factor gets instead of tokens; null for an account without a second factor. */
  pendingFor(localId: string, refreshToken: string): object | null {
    const factors = this.#store.of(localId);
    if (factors.length === 0) return null;
    const mfaPendingCredential = randomUUID();
    this.#pending.set(mfaPendingCredential, {
      localId,
      refreshToken,
      until: this.#now() + pendingMinutes * 60_000,
    });
    return { mfaPendingCredential, mfaInfo: factors.map(toMfaInfo) };
  }

  async finishSignIn(body: unknown, apiKey: string): Promise<Tokens> {
    const { mfaPendingCredential = '', mfaEnrollmentId, totpVerificationInfo } = signInSchema.parse(body);
    const { verificationCode = '' } = totpVerificationInfo;
    refuseUnless(mfaPendingCredential !== '', 'MISSING_MFA_PENDING_CREDENTIAL');
    refuseUnless(mfaEnrollmentId !== undefined, 'MISSING_MFA_ENROLLMENT_ID');
    const pending = this.#pending.get(mfaPendingCredential);
    refuseUnless(pending !== undefined && pending.until > this.#now(), 'INVALID_MFA_PENDING_CREDENTIAL');
    const factor = this.#store.of(pending.localId).find((candidate) => candidate.mfaEnrollmentId === mfaEnrollmentId);
    refuseUnless(factor !== undefined, 'MFA_ENROLLMENT_NOT_FOUND');
    // Unlike the standard, a code is taken twice: many tests sign in as the same person within one period.
    refuseUnless(isTotpCode(factor.secret, verificationCode, this.#now()), 'INVALID_CODE');
    this.#pending.delete(mfaPendingCredential);
    return this.#withFactor(pending.refreshToken, factor, apiKey);
  }

  async #caller(idToken: string | undefined, apiKey: string): Promise<TokenPayload> {
    refuseUnless(idToken !== undefined && idToken !== '', 'MISSING_ID_TOKEN');
    const payload = payloadOf(idToken);
    refuseUnless(payload !== null && (await this.#emulator.accepts(idToken, apiKey)), 'INVALID_ID_TOKEN');
    return payload;
  }

  #withFactor(refreshToken: string, { mfaEnrollmentId }: TotpFactor, apiKey: string): Promise<Tokens> {
    return this.#emulator.renew(withSecondFactor(refreshToken, mfaEnrollmentId), apiKey);
  }
}
