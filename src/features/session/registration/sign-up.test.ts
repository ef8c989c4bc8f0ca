import { describe, expect, test } from 'vitest';
import type { RegistrationDetails } from '#domain/contracts/accounts.ts';
import type { DomainError, ErrorCode } from '#domain/error-codes.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { signUp, type SignUpPorts } from './sign-up.ts';

const details: RegistrationDetails = {
  first_name: 'Maria',
  last_name: 'Peeters',
  phone_number: '0470 12 34 56',
  city: '2000',
  full_address: 'Kerkstraat 12',
  name_city: 'Antwerpen',
  language: 'NL',
  test: null,
};
const input = { email: 'maria@madelief.test', password: 'geheim', details };

type Answer = Result<{ readonly emailVerified: boolean }, DomainError>;

const unverified: Answer = ok({ emailVerified: false });
const rejected = (code: ErrorCode) => err({ code });

function server(
  creation: Answer,
  signingIn: Answer = rejected('invalid-credentials'),
  registering: Answer = unverified,
) {
  const steps: string[] = [];
  const ports: SignUpPorts = {
    createSignIn: (email, password) => {
      steps.push(`create ${email} ${password}`);
      return Promise.resolve(creation);
    },
    signIn: (email, password) => {
      steps.push(`sign in ${email} ${password}`);
      return Promise.resolve(signingIn);
    },
    registerAccount: ({ first_name }) => {
      steps.push(`register ${first_name}`);
      return Promise.resolve(registering);
    },
  };
  return { steps, ports };
}

describe('signUp', () => {
  test('creates the Auth user, then the record', async () => {
    const { steps, ports } = server(unverified);
    expect(await signUp(input, ports)).toEqual(ok(undefined));
    expect(steps).toEqual(['create maria@madelief.test geheim', 'register Maria']);
  });

  test('resumes an interrupted attempt, recognized by its password and unverified address', async () => {
    const { steps, ports } = server(rejected('user-already-registered'), unverified);
    expect(await signUp(input, ports)).toEqual(ok(undefined));
    expect(steps).toEqual([
      'create maria@madelief.test geheim',
      'sign in maria@madelief.test geheim',
      'register Maria',
    ]);
  });

  // spec: 8.access.registration-known-email
  test.each([
    ['another password', rejected('invalid-credentials')],
    ['an account that is in use', ok({ emailVerified: true })],
    ['an account that is closed', rejected('account-disabled')],
    ['too many tries', rejected('too-many-requests')],
  ] as const)('a taken address is taken: %s', async (_, signingIn) => {
    const { steps, ports } = server(rejected('user-already-registered'), signingIn);
    expect(await signUp(input, ports)).toEqual(rejected('user-already-registered'));
    expect(steps).not.toContain('register Maria');
  });

  test('a network error is not reported as a taken address', async () => {
    const { ports } = server(rejected('user-already-registered'), rejected('network'));
    expect(await signUp(input, ports)).toEqual(rejected('network'));
  });

  // spec: 8.access.registration-failed
  test.each([
    ['user-already-registered', 'user-already-registered'],
    ['weak-password', 'weak-password'],
    ['invalid-email', 'invalid-email'],
    ['network', 'network'],
    ['server-unavailable', 'server-unavailable'],
    ['too-many-requests', 'too-many-requests'],
    ['no-access', 'registration-failed'],
    ['invalid-input', 'registration-failed'],
    ['unknown', 'registration-failed'],
  ] as const)('%s is told as %s', async (given, told) => {
    expect(await signUp(input, server(rejected(given)).ports)).toEqual(rejected(told));
    const later = server(unverified, unverified, rejected(given));
    expect(await signUp(input, later.ports)).toEqual(rejected(told));
  });
});
