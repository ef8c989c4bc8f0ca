import { expect, test, vi } from 'vitest';
import { loadCommonPasswords, passwordProblem } from './password-rules.ts';

test.each([
  ['12345', 'password-too-short'],
  ['Tuin-12', 'password-short'],
  ['12345678', 'password-common'],
  ['87654321', 'password-common'],
  ['aaaaaaaaaa', 'password-common'],
  ['Drie-tulpen-9', null],
])('%j: %s, without the list', (password, problem) => {
  expect(passwordProblem(password)).toBe(problem);
});

// spec: security.h3-passwords
test('a word of the list is refused once it is loaded, also with a capital and a year', async () => {
  loadCommonPasswords();
  await vi.waitFor(() => expect(passwordProblem('Wachtwoord')).toBe('password-common'));
  for (const known of ['wachtwoord', 'Madelief2026!', 'welkom-2026', 'ZONNEBLOEM']) {
    expect([known, passwordProblem(known)]).toEqual([known, 'password-common']);
  }
  for (const own of ['wachtwoorden-van-oma', 'tuin met 3 stoelen', 'Wm9#kk2pQ']) {
    expect([own, passwordProblem(own)]).toEqual([own, null]);
  }
});
