import { z } from 'zod';

/** The Auth emulator's refresh tokens are the base64 of what it knows of the session (its state.js). */
const refreshRecord = z.looseObject({ _AuthEmulatorRefreshToken: z.string(), localId: z.string() });

const payloadSchema = z.looseObject({
  sub: z.string(),
  exp: z.number(),
  email: z.optional(z.string()),
  email_verified: z.optional(z.boolean()),
});

export type TokenPayload = z.infer<typeof payloadSchema>;

/** A refresh token for the account of an ID token, as the emulator makes it for a sign-in with a password. */
export function refreshTokenOf(localId: string, projectId: string): string {
  const record = {
    _AuthEmulatorRefreshToken: 'DO NOT MODIFY',
    localId,
    provider: 'password',
    extraClaims: {},
    projectId,
  };
  return Buffer.from(JSON.stringify(record)).toString('base64');
}

/** The refresh token of the same session after a second factor: every ID token that it gives has the claims of it. */
export function withSecondFactor(refreshToken: string, mfaEnrollmentId: string): string {
  const record = refreshRecord.parse(JSON.parse(Buffer.from(refreshToken, 'base64').toString()));
  const secondFactor = { identifier: mfaEnrollmentId, provider: 'totp' };
  return Buffer.from(JSON.stringify({ ...record, secondFactor })).toString('base64');
}

/** The claims of an ID token of the emulator, which are not signed. @returns null for anything else. */
export function payloadOf(idToken: string): TokenPayload | null {
  try {
    const [, payload = ''] = idToken.split('.');
    return payloadSchema.safeParse(JSON.parse(Buffer.from(payload, 'base64url').toString())).data ?? null;
  } catch {
    return null;
  }
}
