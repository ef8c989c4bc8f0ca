import { runTool, type ToolResult } from './run-tool.ts';

/**
 * One program for each environment, so that code cannot use what its environment lacks: `window` does not compile in
 * src/domain, nor `process` in src.
 */
const programs = ['src/domain', 'src', 'src/pwa/service-worker', 'functions', 'build', 'local', 'tests', '.'];

/** Sequentially: each program takes half a gigabyte. */
export async function checkTypes(): Promise<ToolResult> {
  const complaints: string[] = [];
  for (const program of programs) {
    const args = ['--project', program, '--pretty', 'false'];
    const { ok, output } = await runTool({ package: 'typescript', command: 'tsc', args });
    if (!ok) complaints.push(`tsc --project ${program}\n${output}`);
  }
  return { ok: complaints.length === 0, output: complaints.join('\n\n') };
}
