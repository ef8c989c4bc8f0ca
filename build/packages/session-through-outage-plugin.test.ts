import { expect, it } from 'vitest';
import { bundleInMemory } from '#tests/bundle-in-memory.ts';
import { sessionThroughOutage } from './session-through-outage-plugin.ts';

const source = `export { initializeAuth } from 'firebase/auth';`;

/** What the SDK does with the answer about the account that it knows from the device. */
const afterReload = (code: string) => /async reloadAndSetCurrentUserOrClear\([\s\S]{0,600}/.exec(code)?.[0] ?? '';

it('the session ends at the answers that end it, and at no other', async () => {
  expect(afterReload(await bundleInMemory(source, []))).toContain('network-request-failed');
  const ours = afterReload(await bundleInMemory(source, [sessionThroughOutage()]));
  expect(ours).toContain('auth/user-disabled');
  expect(ours).not.toContain('network-request-failed');
});

it('an SDK that keeps sessions in another way is not built in unnoticed', async () => {
  const sdk = { name: 'sdk', transform: (code: string) => code.replaceAll('"network-request-failed"', '"offline"') };
  await expect(bundleInMemory(source, [sdk, sessionThroughOutage()])).rejects.toThrow('a package has changed');
});
