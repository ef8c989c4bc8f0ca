import { expect, test, vi } from 'vitest';
import { err, ok } from '#domain/result.ts';
import { takeInvitation, type TakePorts } from './take-invitation.ts';

const els = { isNew: true, email: 'els@madelief.test', password: 'Kerkstraat-12' };

function portsWith(overrides: Partial<TakePorts> = {}) {
  return {
    createSignIn: vi.fn<TakePorts['createSignIn']>(async () => ok(null)),
    signIn: vi.fn<TakePorts['signIn']>(async () => ok(null)),
    accept: vi.fn<TakePorts['accept']>(async () => ok({ seniorId: 'maria' })),
    ...overrides,
  };
}

const taken = err({ code: 'user-already-registered' } as const);

test('a new login is made, and takes the invitation', async () => {
  const ports = portsWith();
  expect(await takeInvitation(els, ports)).toEqual({ kind: 'accepted', seniorId: 'maria' });
  expect(ports.signIn).not.toHaveBeenCalled();
});

test('an existing login signs in with its own password, and none is made', async () => {
  const ports = portsWith();
  expect(await takeInvitation({ ...els, isNew: false }, ports)).toEqual({ kind: 'accepted', seniorId: 'maria' });
  expect(ports.createSignIn).not.toHaveBeenCalled();
});

test('an attempt that was cut off after the login was made goes on with the same password', async () => {
  const ports = portsWith({ createSignIn: async () => taken });
  expect(await takeInvitation(els, ports)).toEqual({ kind: 'accepted', seniorId: 'maria' });
});

test('with another password it is said that there is an account, and nothing is accepted', async () => {
  const ports = portsWith({
    createSignIn: async () => taken,
    signIn: async () => err({ code: 'invalid-credentials' }),
  });
  expect(await takeInvitation(els, ports)).toEqual({ kind: 'has-account' });
  expect(ports.accept).not.toHaveBeenCalled();
});

test.for(['network', 'server-unavailable'] as const)('%s on the way can be tried again', async (code) => {
  const cut = async () => err({ code });
  expect(await takeInvitation(els, portsWith({ createSignIn: cut }))).toEqual({ kind: 'failed', code });
  expect(await takeInvitation(els, portsWith({ createSignIn: async () => taken, signIn: cut }))).toEqual({
    kind: 'failed',
    code,
  });
  expect(await takeInvitation(els, portsWith({ accept: cut }))).toEqual({ kind: 'failed', code });
});

test.for(['invitation-used', 'invitation-expired', 'invitation-withdrawn', 'invitation-other-role'] as const)(
  'the answer %s ends it',
  async (code) => {
    expect(await takeInvitation(els, portsWith({ accept: async () => err({ code }) }))).toEqual({
      kind: 'over',
      end: code,
    });
  },
);
