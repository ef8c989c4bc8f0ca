import { describe, expect, it } from 'vitest';
import { compilePathPattern } from './path-pattern.ts';

describe("a trigger's path", () => {
  it.each([
    ['users/maria', 'users/maria', {}],
    ['users/{uid}', 'users/maria', { uid: 'maria' }],
    ['/users/{uid}/', 'users/maria', { uid: 'maria' }],
    ['users/{uid=*}/visits/{visit}', 'users/maria/visits/v1', { uid: 'maria', visit: 'v1' }],
    ['users/{path=**}', 'users/maria/visits/v1', { path: 'maria/visits/v1' }],
    ['{path=**}/visits/{visit}', 'users/maria/visits/v1', { path: 'users/maria', visit: 'v1' }],
    ['{collection}/*', 'users/maria', { collection: 'users' }],
  ])('%s matches %s', (pattern, path, params) => {
    expect(compilePathPattern(pattern)(path.split('/'))).toStrictEqual(params);
  });

  it.each([
    ['users/{uid}', 'users/maria/visits/v1'],
    ['users/{uid}', 'people/maria'],
    ['users/maria', 'users/jozef'],
    ['users/{uid}/visits/{visit}', 'users/maria'],
    ['{path=**}/visits/{visit}', 'visits'],
  ])('%s does not match %s', (pattern, path) => {
    expect(compilePathPattern(pattern)(path.split('/'))).toBeNull();
  });
});
