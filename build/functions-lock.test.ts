import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { deployedPackage } from './build-functions.ts';
import { functionsLock, lockSchema, placeOf } from './functions-lock.ts';
import { inProject } from './project.ts';

const lockOf = (text: string) => lockSchema.parse(JSON.parse(text));
const tested = lockOf(await readFile(inProject('package-lock.json'), 'utf8'));

// spec: security.low-integrity
test('every package of the project has the checksum of what was tested', () => {
  const without = Object.entries(tested.packages).filter(([place, { integrity }]) => place !== '' && !integrity);
  expect(without.map(([place]) => place)).toEqual([]);
});

// spec: security.m6
test('the deployed functions install what was tested: the same version and checksum of every package, and all they need', async () => {
  const files = await deployedPackage();
  const { dependencies } = JSON.parse(files['package.json']) as { dependencies: Record<string, string> };
  const { packages } = lockOf(files['package-lock.json']);
  expect(packages['']).toMatchObject({ dependencies });
  const places = Object.keys(packages).filter((place) => place !== '');
  expect(places.length).toBeGreaterThan(100);
  for (const place of places) {
    const { version, integrity } = tested.packages[place] ?? {};
    expect(packages[place], place).toMatchObject({ version, integrity });
    expect(packages[place]).not.toHaveProperty('dev');
    // Each is found where the tested tree has it, not in a version that only lies nearer.
    for (const name of Object.keys(packages[place]?.dependencies ?? {})) {
      expect(placeOf(packages, place, name), `${name} for ${place}`).toBe(placeOf(tested.packages, place, name));
      expect(placeOf(packages, place, name)).not.toBeNull();
    }
  }
  for (const name of Object.keys(dependencies)) expect(places).toContain(`node_modules/${name}`);
});

test('a package beside its user goes before one further up; what only serves tests stays away', () => {
  const integrity = 'sha512-x';
  const lock = lockSchema.parse({
    lockfileVersion: 3,
    packages: {
      '': {},
      'node_modules/a': {
        version: '1.0.0',
        integrity,
        dev: true,
        dependencies: { b: '1' },
        optionalDependencies: { o: '1' },
      },
      'node_modules/a/node_modules/b': {
        version: '1.0.0',
        integrity,
        peerDependencies: { p: '1', q: '1' },
        peerDependenciesMeta: { q: { optional: true } },
      },
      'node_modules/b': { version: '2.0.0', integrity },
      'node_modules/o': { version: '1.0.0', integrity },
      'node_modules/p': { version: '1.0.0', integrity },
      'node_modules/q': { version: '1.0.0', integrity },
    },
  });
  const made = functionsLock(lock, { name: 'x', dependencies: { a: '1.0.0' } }) as typeof lock;
  expect(Object.keys(made.packages)).toEqual([
    '',
    'node_modules/a',
    'node_modules/a/node_modules/b',
    'node_modules/o',
    'node_modules/p',
  ]);
  expect(made.packages['node_modules/a']).not.toHaveProperty('dev');
  expect(made.packages['node_modules/o']).toMatchObject({ optional: true });
  expect(() => functionsLock(lock, { name: 'x', dependencies: { gone: '1.0.0' } })).toThrow('no gone');
});
