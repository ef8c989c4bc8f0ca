import { readdir } from 'node:fs/promises';
import * as z from 'zod/mini';
import type { FunctionContract } from '#domain/contracts/function-contract.ts';
import { inProject } from '#build/project.ts';

export type AnyContract = FunctionContract<z.ZodMiniObject, z.core.$ZodType>;

function isContract(value: unknown): value is AnyContract {
  const named = z.object({ name: z.string(), input: z.instanceof(z.ZodMiniObject), output: z.unknown() });
  return named.safeParse(value).success;
}

/** Every contract in the folder and those below: a new one takes part automatically. */
export async function everyContract(): Promise<readonly AnyContract[]> {
  const folder = inProject('src', 'domain', 'contracts');
  const files = (await readdir(folder, { recursive: true })).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
  );
  const modules = await Promise.all(
    files.map(async (name) => Object.values<unknown>((await import(`${folder}/${name}`)) as Record<string, unknown>)),
  );
  return modules.flat().filter(isContract);
}
