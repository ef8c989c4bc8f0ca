import { runTool, type ToolResult } from './run-tool.ts';

/**
 * One program for each environment, so that code cannot use what its environment lacks: `window` does not compile in
 * src/domain, nor `process` in src. That of `tests` has the scripts and the configurations too.
 */
const programs = ['src/domain', 'src', 'src/pwa/service-worker', 'functions', 'build', 'local', 'tests'];

/**
 * Sequentially, each with one checker: a program takes a gigabyte, and several checkers of one program instantiate the same
 * types again, which on two cores costs more than it gains.
 */
export async function checkTypes(): Promise<ToolResult> {
  const errors: string[] = [];
  for (const program of programs) {
    const args = ['--project', program, '--pretty', 'false', '--checkers', '1'];
    const { ok, output } = await runTool({ package: 'typescript', command: 'tsc', args });
    if (!ok) errors.push(`tsc --project ${program}\n${output}`);
  }
  return { ok: errors.length === 0, output: errors.join('\n\n') };
}
