/**
 * `npm run check`: all static checks of code, texts and specification. A warning is a failure.
 * `npm run check -- lint format` runs only those.
 */
import { runTool, type ToolResult } from './check/run-tool.ts';
import { checkTexts } from './check/texts/check-texts.ts';
import { checkSpec } from './spec/check-spec.ts';

type Check = () => Promise<ToolResult>;

const checks: Readonly<Record<string, Check>> = {
  // Also checks the types: rules about types need the same programs (docs/decisions/0157-types-are-checked-by-the-linter.md).
  lint: () => runTool({ package: 'oxlint', args: ['--disable-nested-config', '--type-check'] }),
  'dead-code': () => runTool({ package: 'knip', args: ['--no-progress', '--treat-config-hints-as-errors'] }),
  texts: checkTexts,
  spec: checkSpec,
  format: () => runTool({ package: 'oxfmt', args: ['--list-different', '.'] }),
};

/** Checks of one lane run one after the other; lanes run in parallel. */
const lanes = [['lint'], ['texts', 'spec', 'dead-code', 'format']];

function chosenChecks(names: readonly string[]): ReadonlySet<string> {
  const unknown = names.filter((name) => !Object.hasOwn(checks, name));
  if (unknown.length > 0) {
    throw new Error(`There is no check "${unknown.join('", "')}". There are: ${Object.keys(checks).join(', ')}`);
  }
  return new Set(names.length > 0 ? names : Object.keys(checks));
}

async function runCheck(name: string, check: Check): Promise<boolean> {
  const began = performance.now();
  const { ok, output, summary } = await check();
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`${ok ? '✓' : '✗'} ${name} (${seconds} s)${summary === undefined ? '' : `: ${summary}`}`);
  if (!ok) console.log(`\n${output}\n`);
  return ok;
}

async function runLane(names: readonly string[]): Promise<readonly string[]> {
  const failed: string[] = [];
  for (const name of names) {
    const check = checks[name];
    if (check !== undefined && !(await runCheck(name, check))) failed.push(name);
  }
  return failed;
}

try {
  const chosen = chosenChecks(process.argv.slice(2));
  const failed = (await Promise.all(lanes.map((lane) => runLane(lane.filter((name) => chosen.has(name)))))).flat();
  if (failed.length > 0) {
    console.log(`Not in order: ${failed.join(', ')}`);
    process.exitCode = 1;
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
