import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { functionPath } from '#domain/contracts/function-contract.ts';
import * as accounts from '#domain/contracts/accounts.ts';
import { inProject } from '#local/project.ts';
import * as functions from './index.ts';
import { region } from './shell/region.ts';

const endpoint = z.object({
  __endpoint: z.looseObject({ region: z.array(z.string()), httpsTrigger: z.object({}).optional() }),
});
const rewrite = z.object({ source: z.string(), function: z.object({ functionId: z.string(), region: z.string() }) });
const config = z.object({ hosting: z.object({ rewrites: z.array(z.unknown()) }) });

const endpoints = Object.entries(functions).map(([id, deployed]) => {
  const { __endpoint } = endpoint.parse(
    Object.assign({}, { __endpoint: Reflect.get(deployed, '__endpoint') as unknown }),
  );
  return { id, ...__endpoint };
});

const camelCase = (name: string) => name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

test('every function runs next to the database', () => {
  expect(endpoints.length).toBeGreaterThan(4);
  for (const { id, region: regions } of endpoints) expect([id, regions]).toEqual([id, [region]]);
});

test('Hosting leads the path of every contract to the function of that name, and to no other', async () => {
  const { hosting } = config.parse(JSON.parse(await readFile(inProject('firebase.json'), 'utf8')));
  const rewrites = hosting.rewrites.flatMap((each) => rewrite.safeParse(each).data ?? []);
  const contracts = Object.values(accounts).filter((each) => 'input' in each && 'output' in each);
  expect(rewrites).toEqual(
    contracts.map((contract) => ({
      source: functionPath(contract),
      function: { functionId: camelCase(contract.name), region },
    })),
  );
  const called = endpoints.filter(({ httpsTrigger }) => httpsTrigger !== undefined).map(({ id }) => id);
  expect(called.toSorted()).toEqual(contracts.map(({ name }) => camelCase(name)).toSorted());
});
