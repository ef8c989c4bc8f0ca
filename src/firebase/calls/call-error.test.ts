import { expect, test } from 'vitest';
import { toCallError } from './call-error.ts';

const withCode = (code: string) => Object.assign(new Error('of an SDK'), { code });

test.each([
  ['a fetch without an answer', new TypeError('Failed to fetch'), 'network'],
  ['a hotspot’s sign-in page', new SyntaxError('Unexpected token <'), 'network'],
  ['no network for App Check', withCode('appCheck/fetch-network-error'), 'network'],
  ['an app that is not attested', withCode('appCheck/fetch-status-error'), 'app-not-verified'],
  ['a code of another SDK', withCode('auth/user-disabled'), 'unknown'],
  ['what is no error', 'text', 'unknown'],
])('%s', (_, thrown, code) => {
  expect(toCallError(thrown)).toEqual({ code });
});
