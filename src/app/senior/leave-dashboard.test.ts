import { describe, expect, test } from 'vitest';
import { leaveDashboard } from './leave-dashboard.ts';
import { readLoginState } from '../account/login-state.ts';

const from = '/dashboard?tab=my-requests';
const visitor = { from, reason: undefined, wasSignedIn: false, wasRefused: false };

describe('leaveDashboard', () => {
  test('a visitor has to log in, and returns to the same view', () => {
    expect(leaveDashboard(visitor)).toEqual({ to: '/login', state: { from, reason: 'not-signed-in' } });
  });

  test('signing out leads to the landing page', () => {
    expect(leaveDashboard({ ...visitor, wasSignedIn: true })).toEqual({ to: '/', state: { signedOut: true } });
  });

  test('a session that ended is reported, with the return address', () => {
    expect(leaveDashboard({ ...visitor, wasSignedIn: true, reason: 'sign-in-expired' })).toEqual({
      to: '/login',
      state: { from, reason: 'sign-in-expired' },
    });
  });

  test('a rejected role gets no return address', () => {
    const destination = leaveDashboard({ ...visitor, wasSignedIn: true, wasRefused: true });
    expect(destination).toEqual({ to: '/login', state: { reason: 'dashboard-refused' } });
  });
});

describe('readLoginState', () => {
  test('reads what leaveDashboard writes', () => {
    const { state } = leaveDashboard(visitor);
    expect(readLoginState(structuredClone(state))).toEqual(state);
  });

  test.each([null, 'x', 5, { from: '//evil.test', reason: 'Bel 0900' }, { from: 7 }, []])('ignores %j', (state) => {
    expect(readLoginState(state)).toEqual({});
  });
});
