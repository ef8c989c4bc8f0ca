import { expect, test } from 'vitest';
import { strayEmulatorVariables } from './stray-emulators.ts';

const emulator = {
  FUNCTIONS_EMULATOR: 'true',
  GCLOUD_PROJECT: 'demo-madelief',
  FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099',
  FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080',
  STRIPE_API_BASE: 'http://127.0.0.1:12111',
};

test('the local Firebase has its emulators, production has none', () => {
  expect(strayEmulatorVariables(emulator)).toEqual([]);
  expect(strayEmulatorVariables({ GCLOUD_PROJECT: 'madelief-be', K_SERVICE: 'confirmaccount' })).toEqual([]);
  expect(strayEmulatorVariables({ FIREBASE_AUTH_EMULATOR_HOST: '', STRIPE_API_BASE: '' })).toEqual([]);
  expect(strayEmulatorVariables({ FIRESTORE_EMULATOR_HOST: undefined })).toEqual([]);
});

test.each([
  ['one was left in the settings', { FIREBASE_AUTH_EMULATOR_HOST: 'evil.test:9099' }, ['FIREBASE_AUTH_EMULATOR_HOST']],
  [
    'someone says that this is the emulator, of a real project',
    { ...emulator, GCLOUD_PROJECT: 'madelief-be' },
    ['FIREBASE_AUTH_EMULATOR_HOST', 'FIRESTORE_EMULATOR_HOST', 'FUNCTIONS_EMULATOR', 'STRIPE_API_BASE'],
  ],
  [
    'the project is a demo and nothing says that it is emulated',
    { GCLOUD_PROJECT: 'demo-madelief', FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080' },
    ['FIRESTORE_EMULATOR_HOST'],
  ],
  ['a stand-in for Stripe', { STRIPE_API_BASE: 'http://127.0.0.1:12111' }, ['STRIPE_API_BASE']],
  ['the hub alone', { FIREBASE_EMULATOR_HUB: '127.0.0.1:4400' }, ['FIREBASE_EMULATOR_HUB']],
])('rejected: %s', (_what, variables, names) => {
  expect(strayEmulatorVariables(variables)).toEqual(names);
});
