import { execFile } from 'node:child_process';
import { access } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { homedir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';

export interface OfficialFirestore {
  /** The Firebase CLI's folder of downloaded emulators. */
  readonly emulatorsDir: string;
  readonly jar: string;
}

const downloadsSchema = z.object({
  firestore: z.object({ downloadPathRelativeToCacheDir: z.string() }),
});

const minJavaVersion = 21;

async function javaVersion(): Promise<number | null> {
  try {
    const { stdout, stderr } = await promisify(execFile)('java', ['-version']);
    return Number(/version "(\d+)/.exec(stdout + stderr)?.[1] ?? 0);
  } catch {
    return null;
  }
}

/** @throws Error with what is missing and how to get it. Nothing is downloaded automatically. */
export async function findOfficialFirestore(): Promise<OfficialFirestore> {
  const downloads: unknown = createRequire(import.meta.url)(
    'firebase-tools/lib/emulator/downloadableEmulatorInfo.json',
  );
  const { firestore } = downloadsSchema.parse(downloads);
  const emulatorsDir =
    process.env['FIREBASE_EMULATORS_PATH'] ?? path.join(homedir(), '.cache', 'firebase', 'emulators');
  const jar = path.join(emulatorsDir, firestore.downloadPathRelativeToCacheDir);
  const problems: string[] = [];
  const hasJar = await access(jar).then(
    () => true,
    () => false,
  );
  if (!hasJar) {
    problems.push(`it is not installed (${jar}): npx firebase setup:emulators:firestore downloads it from Google`);
  }
  const java = await javaVersion();
  if (java === null || java < minJavaVersion) {
    problems.push(`it needs Java ${minJavaVersion} or newer; ${java === null ? 'there is none' : `here is ${java}`}`);
  }
  if (problems.length > 0) {
    const list = problems.map((problem) => `  - ${problem}`).join('\n');
    throw new Error(
      `Google's Firestore emulator cannot be used:\n${list}\nWithout --official-firestore the project's own is used.`,
    );
  }
  return { emulatorsDir, jar };
}
