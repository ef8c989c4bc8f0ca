import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { inProject, nodeBinary, projectRoot } from '#build/project.ts';

/** A development tool of package.json. */
export interface Tool {
  readonly package: string;
  readonly args: readonly string[];
}

export interface ToolResult {
  readonly ok: boolean;
  readonly output: string;
  /** Shown on success as well. */
  readonly summary?: string;
}

/** The part of the linter that knows types is a Go program, which uses all memory unless limited. */
const memoryLimit = process.env['GOMEMLIMIT'] ?? '3GiB';

/** It lives for seconds: collecting at each doubling of the memory takes a third of their time and saves a tenth of it. */
const memoryGrowthPercent = process.env['GOGC'] ?? '400';

async function fileOf({ package: name }: Tool): Promise<string> {
  const home = inProject('node_modules', name);
  const { bin } = JSON.parse(await readFile(`${home}/package.json`, 'utf8')) as {
    bin: string | Record<string, string>;
  };
  const file = typeof bin === 'string' ? bin : bin[name];
  if (file === undefined) throw new Error(`${name} has no command of its name`);
  return `${home}/${file}`;
}

/** Runs a tool with the project's Node and collects its output. */
export async function runTool(tool: Tool): Promise<ToolResult> {
  const child = spawn(nodeBinary, [await fileOf(tool), ...tool.args], {
    cwd: projectRoot,
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0', GOMEMLIMIT: memoryLimit, GOGC: memoryGrowthPercent },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const chunks: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ok = await new Promise<boolean>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve(code === 0));
  });
  return { ok, output: Buffer.concat(chunks).toString('utf8').trim() };
}
