import { expect, test } from 'vitest';
import { readStoragePersistence, requestStoragePersistence, type StorageManagerPart } from './storage-persistence.ts';

const manager = (persisted: boolean, grants: boolean) => {
  const asked: string[] = [];
  const storage: StorageManagerPart = {
    persisted: async () => persisted,
    persist: async () => {
      asked.push('persist');
      return grants;
    },
  };
  return { storage, asked };
};

test('reading does not request persistence', async () => {
  const { storage, asked } = manager(false, true);
  expect(await readStoragePersistence(storage)).toBe('may-be-cleared');
  expect(asked).toEqual([]);
});

test('requesting returns the browser’s decision', async () => {
  expect(await requestStoragePersistence(manager(false, true).storage)).toBe('kept');
  expect(await requestStoragePersistence(manager(false, false).storage)).toBe('may-be-cleared');
});

test('granted persistence is not requested again', async () => {
  const { storage, asked } = manager(true, false);
  expect(await requestStoragePersistence(storage)).toBe('kept');
  expect(asked).toEqual([]);
});

test('an unsupported or failing browser gives unknown', async () => {
  expect(await requestStoragePersistence(undefined)).toBe('unknown');
  expect(await requestStoragePersistence({})).toBe('unknown');
  const failing: StorageManagerPart = { persisted: () => Promise.reject(new TypeError('opaque origin')) };
  expect(await readStoragePersistence(failing)).toBe('unknown');
});
