import { describe, expect, test, vi } from 'vitest';
import { createAppCheck } from './app-check.ts';
import { isTransientFailure } from './transient-failure.ts';

const sdkError = (code: string, cause?: object) => Object.assign(new Error('of the SDK', { cause }), { code });

function enforced(verify: (token: string) => Promise<unknown> = async () => ({})) {
  return createAppCheck(() => true, verify);
}

test('when off, every call is admitted and no token is read', async () => {
  const verify = vi.fn<(token: string) => Promise<unknown>>(() => Promise.reject(new Error('looked at')));
  const { admits } = createAppCheck(() => false, verify);
  expect([await admits(undefined), await admits('nonsense')]).toEqual([true, true]);
  expect(verify).not.toHaveBeenCalled();
});

describe('enforced', () => {
  test('a valid token is admitted, a missing one is not', async () => {
    expect(await enforced().admits('a.b.c')).toBe(true);
    expect([await enforced().admits(undefined), await enforced().admits('')]).toEqual([false, false]);
  });

  test.each(['invalid-argument', 'app-check-token-expired'])('a token that is %s is not admitted', async (code) => {
    expect(await enforced(() => Promise.reject(sdkError(`app-check/${code}`))).admits('a.b.c')).toBe(false);
  });

  test('a failure to fetch the keys does not reject the token', async () => {
    const noKeys = sdkError('app-check/invalid-argument', { code: 'key-fetch-error' });
    const failure: unknown = await enforced(() => Promise.reject(noKeys))
      .admits('a.b.c')
      .catch((error: unknown) => error);
    expect(isTransientFailure(failure)).toBe(true);
  });

  test('an error of our own is thrown', async () => {
    const ours = sdkError('app-check/invalid-credential');
    await expect(enforced(() => Promise.reject(ours)).admits('a.b.c')).rejects.toBe(ours);
  });

  test('the Admin SDK itself rejects a token that Google did not sign', async () => {
    vi.stubEnv('GOOGLE_CLOUD_PROJECT', 'demo-madelief');
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const unsigned = `${part({ alg: 'none' })}.${part({ sub: 'app', aud: ['projects/demo-madelief'] })}.`;
    const { admits } = createAppCheck(() => true);
    expect([await admits('nonsense'), await admits(unsigned)]).toEqual([false, false]);
    vi.unstubAllEnvs();
  });
});
