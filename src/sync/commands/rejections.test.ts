import { expect, test } from 'vitest';
import { type ErrorCode, isTransient } from '#domain/error-codes.ts';
import { helperRegistry } from './helper-registry.ts';
import { accountRegistry } from './registry.ts';
import { visitorRegistry } from './visitor-registry.ts';

const definitions = [...accountRegistry.definitions, ...visitorRegistry.definitions, ...helperRegistry.definitions];

test('every kind of command has one definition', () => {
  const kinds = definitions.map(({ kind }) => kind);
  expect(new Set(kinds).size).toBe(kinds.length);
});

test.for(definitions.map((definition) => [definition.kind, definition] as const))(
  'the rejections of %s are decisions of the server, not transient failures',
  ([, { rejections }]) => {
    const codes = Object.keys(rejections) as ErrorCode[];
    expect(codes.length).toBeGreaterThan(0);
    expect(codes.filter(isTransient)).toEqual([]);
  },
);
