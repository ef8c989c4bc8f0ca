import { expect, test } from 'vitest';
import { toCallError } from './call-error.ts';

class SdkError extends Error {
  readonly code: string;

  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

test.each([
  ['a fetch without an answer', new TypeError('Failed to fetch'), 'network'],
  ['a hotspot’s sign-in page', new SyntaxError('Unexpected token <'), 'network'],
  ['no network for App Check', new SdkError('appCheck/fetch-network-error'), 'network'],
  ['an app that is not attested', new SdkError('appCheck/fetch-status-error'), 'app-not-verified'],
  ['a code of another SDK', new SdkError('auth/user-disabled'), 'unknown'],
  ['what is no error', 'text', 'unknown'],
])('%s', (_, thrown, code) => {
  expect(toCallError(thrown)).toEqual({ code });
});
