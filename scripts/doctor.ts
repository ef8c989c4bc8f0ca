/**
 * `npm run doctor -- --project <id>`: reads the settings of a real project back and says which are not as wanted, each
 * with the command that mends it. Exits with 1 when one is not. It never writes. Uses this machine's credentials
 * (`gcloud auth application-default login`).
 */
import { parseArgs } from 'node:util';
import { checkSettings, mendingCommand } from './project/check-settings.ts';
import { connectGoogle } from './project/connect.ts';
import { readProjectSettings } from './project/project-settings.ts';
import { expiringFields, readTree } from './project/read-tree.ts';
import { wantedSettings } from './project/wanted-settings.ts';

/** @returns how many settings are wrong or cannot be read. */
async function examine(): Promise<number> {
  const { project = '' } = parseArgs({ options: { project: { type: 'string' } } }).values;
  const settings = await readProjectSettings(project);
  const wanted = wantedSettings({ project, settings, expiring: await expiringFields(), tree: await readTree() });
  const found = await checkSettings(connectGoogle(project), wanted);
  for (const finding of found) {
    console.error(`✗ ${finding.setting.name}: ${finding.problem}\n  ${mendingCommand(finding, project)}`);
  }
  console.log(`${wanted.length - found.length} of ${wanted.length} settings of ${project} are as wanted`);
  return found.length;
}

try {
  process.exitCode = (await examine()) === 0 ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
