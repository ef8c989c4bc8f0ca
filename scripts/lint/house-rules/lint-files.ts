import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import { inProject, nodeBinary } from '#build/project.ts';

const reportSchema = z.object({
  diagnostics: z.array(z.object({ code: z.string(), message: z.string(), filename: z.string() })),
});

const configSchema = z.looseObject({ jsPlugins: z.array(z.string()) });

/** A reported rule, as `plugin(rule)`, with its message. */
export interface Finding {
  readonly rule: string;
  readonly message: string;
}

/** The files besides the linted one that decide how it is linted. */
const surroundings = [
  // Without it the linter descends into node_modules.
  '.gitignore',
  'package.json',
  'tsconfig.base.json',
  'tsconfig.json',
  'src/tsconfig.json',
  'src/domain/tsconfig.json',
  'src/pwa/service-worker/tsconfig.json',
  'functions/tsconfig.json',
  'build/tsconfig.json',
  'local/tsconfig.json',
  'tests/tsconfig.json',
];

async function layOut(root: string, files: Readonly<Record<string, string>>): Promise<void> {
  const config = configSchema.parse(JSON.parse(await readFile(inProject('.oxlintrc.json'), 'utf8')));
  const jsPlugins = config.jsPlugins.map((plugin) => inProject(plugin));
  await writeFile(path.join(root, '.oxlintrc.json'), JSON.stringify({ ...config, jsPlugins }));
  for (const file of surroundings) await cp(inProject(file), path.join(root, file));
  await symlink(inProject('node_modules'), path.join(root, 'node_modules'));
  for (const [file, code] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(root, file)), { recursive: true });
    await writeFile(path.join(root, file), code);
  }
}

function oxlint(root: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const oxlintFile = inProject('node_modules', 'oxlint', 'bin', 'oxlint');
    const args = [oxlintFile, '--disable-nested-config', '--type-check', '--format=json'];
    // It exits with 1 because of the findings, which are expected here.
    execFile(nodeBinary, args, { cwd: root, maxBuffer: 64 * 1024 * 1024 }, (error, stdout, stderr) => {
      if (stdout.startsWith('{')) resolve(stdout);
      else reject(new Error(`oxlint gave no report: ${stdout}${stderr}`, { cause: error }));
    });
  });
}

/**
 * Lints files as if they were in the project, with the project's configuration.
 * @param files code by path from the root
 * @returns the findings by path; a file without any has an empty list
 */
export async function lintFiles(files: Readonly<Record<string, string>>): Promise<ReadonlyMap<string, Finding[]>> {
  const root = await mkdtemp(path.join(tmpdir(), 'madelief-lint-'));
  try {
    await layOut(root, files);
    const findings = new Map<string, Finding[]>(Object.keys(files).map((file) => [file, []]));
    for (const { filename, code, message } of reportSchema.parse(JSON.parse(await oxlint(root))).diagnostics) {
      findings.get(filename)?.push({ rule: code, message });
    }
    return findings;
  } finally {
    await rm(root, { recursive: true, force: true });
  }
}
