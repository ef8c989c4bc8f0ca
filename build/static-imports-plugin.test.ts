import { runInThisContext } from 'node:vm';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { staticImports } from './static-imports-plugin.ts';

const built = z.object({ output: z.array(z.object({ code: z.string() })) });

const modules: Readonly<Record<string, string>> = {
  'virtual:worker': "globalThis.answer = import('virtual:gateway').then((loaded) => loaded.ask())",
  'virtual:gateway': "export const ask = () => 'asked'",
};

/** The chunks of a worker whose gateway is imported when it is needed. */
async function chunks(): Promise<readonly string[]> {
  const result = await build({
    configFile: false,
    envFile: false,
    logLevel: 'silent',
    plugins: [
      staticImports(),
      {
        name: 'modules',
        resolveId: (id) => (id in modules ? `\0${id}` : null),
        load: (id) => modules[id.slice(1)] ?? null,
      },
    ],
    build: { write: false, rolldownOptions: { input: 'virtual:worker' } },
  });
  return built.parse([result].flat()[0]).output.map(({ code }) => code);
}

test('a worker that imports a module later is one classic script that works', async () => {
  const [code = '', ...others] = await chunks();
  expect(others).toEqual([]);
  expect(code).not.toMatch(/\bimport\b/);
  runInThisContext(code);
  expect(await Reflect.get(globalThis, 'answer')).toBe('asked');
});
