import { describe, expect, test } from 'vitest';
import { readEnvironment } from './environment.ts';

const production = { VITE_FIREBASE_PROJECT: 'madelief-be', VITE_FIREBASE_API_KEY: 'key' };
const local = { VITE_AUTH_EMULATOR: 'http://127.0.0.1:9099', VITE_FIRESTORE_EMULATOR: '127.0.0.1:8080' };

describe('App Check', () => {
  test('is absent by default', () => {
    expect(readEnvironment(production).appCheckSiteKey).toBeNull();
    expect(readEnvironment({ ...production, VITE_APP_CHECK_SITE_KEY: '' }).appCheckSiteKey).toBeNull();
  });

  test('needs the app id of its site key', () => {
    const settings = { ...production, VITE_APP_CHECK_SITE_KEY: 'site-key' };
    expect(() => readEnvironment(settings)).toThrow('VITE_FIREBASE_APP_ID');
    const { firebase, appCheckSiteKey } = readEnvironment({ ...settings, VITE_FIREBASE_APP_ID: '1:2:web:3' });
    expect([firebase.appId, appCheckSiteKey]).toEqual(['1:2:web:3', 'site-key']);
  });

  test('is rejected in a build for emulators', () => {
    const settings = { ...local, VITE_APP_CHECK_SITE_KEY: 'site-key', VITE_FIREBASE_APP_ID: '1:2:web:3' };
    expect(() => readEnvironment(settings)).toThrow('no meaning with emulators');
  });
});
