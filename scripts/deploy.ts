/**
 * `npm run deploy -- --project <id>`: from a new Firebase project to the running app (docs/deploy.md). `--only <step>`
 * takes one step; `--dry-run` prints the calls and makes none. Uses this machine's credentials
 * (`gcloud auth application-default login`) and the settings of the project's file in deploy/.
 */
import { spawn } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { inProject, nodeBinary, projectRoot } from '#build/project.ts';
import { connectGoogle } from './project/connect.ts';
import {
  appEnvironment,
  deploy,
  type DeployTools,
  functionsEnvironment,
  printDeploy,
  steps,
} from './project/deploy-steps.ts';
import { type ProjectSettings, readProjectSettings } from './project/project-settings.ts';
import { expiringFields, readTree } from './project/read-tree.ts';
import type { Step } from './project/setting.ts';
import { wantedSettings } from './project/wanted-settings.ts';

function chosenSteps(only: string | undefined): readonly Step[] {
  if (only === undefined) return steps;
  const chosen = steps.filter((step) => step === only);
  if (chosen.length === 0) throw new Error(`There is no step "${only}". There are: ${steps.join(', ')}`);
  return chosen;
}

function toolsFor(project: string, settings: ProjectSettings): DeployTools {
  const env = { ...process.env, ...appEnvironment(project, settings) };
  const run = (args: readonly string[]): Promise<number> =>
    new Promise((resolve, reject) => {
      const child = spawn(nodeBinary, args, { cwd: projectRoot, env, stdio: 'inherit' });
      child.once('error', reject);
      child.once('exit', (code) => resolve(code ?? 1));
    });
  return {
    api: connectGoogle(project),
    firebase: (args) =>
      run([inProject('node_modules', 'firebase-tools', 'lib', 'bin', 'firebase.js'), ...args, '--project', project]),
    build: async (part) => {
      if ((await run([inProject('scripts', 'build.ts'), part])) !== 0) throw new Error(`The ${part} cannot be built`);
      if (part === 'app') return;
      await mkdir(inProject('functions', 'lib'), { recursive: true });
      await writeFile(inProject('functions', 'lib', `.env.${project}`), functionsEnvironment(settings));
    },
    print: console.log,
  };
}

/** @returns whether all went well. */
async function main(): Promise<boolean> {
  const options = { project: { type: 'string' }, only: { type: 'string' }, 'dry-run': { type: 'boolean' } } as const;
  const { values } = parseArgs({ options });
  const { project = '' } = values;
  const chosen = chosenSteps(values.only);
  const settings = await readProjectSettings(project);
  const wanted = wantedSettings({ project, settings, expiring: await expiringFields(), tree: await readTree() });
  if (values['dry-run'] === true) {
    printDeploy(wanted, chosen, console.log);
    return true;
  }
  const isDone = await deploy(wanted, chosen, toolsFor(project, settings));
  console.log(isDone ? `${project} is deployed` : 'Stopped: mend what is named above and run the same command again');
  return isDone;
}

try {
  process.exitCode = (await main()) ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
