/** A refusal in the words of Identity Platform, which the SDKs know: `INVALID_CODE`, `MFA_ENROLLMENT_NOT_FOUND`. */
export class AuthError extends Error {
  readonly status = 400;

  toBody(): object {
    const { message } = this;
    return { error: { code: this.status, message, errors: [{ message, reason: 'invalid', domain: 'global' }] } };
  }
}

/** @throws AuthError */
export function refuseUnless(condition: boolean, message: string): asserts condition {
  if (!condition) throw new AuthError(message);
}
