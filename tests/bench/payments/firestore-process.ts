import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { freePortNumbers } from '#local/ports.ts';
import { inProject, nodeBinary, projectId } from '#build/project.ts';

export interface FirestoreProcess {
  readonly host: string;
  readonly port: number;
  readonly pid: number;
  stop(): Promise<void>;
}

/**
 * A Firestore in its own process, without triggers: measurements are not slowed down by its work or by the functions of
 * a complete local Firebase.
 * @param dataDir null keeps documents in memory only.
 * @param rules the file of those that people are held to; without, nothing but the Admin SDK may be used.
 */
export async function startFirestoreProcess(dataDir: string | null, rules?: string): Promise<FirestoreProcess> {
  const [port = 0] = await freePortNumbers(1);
  const { FIRESTORE_DATA_DIR: _, ...inherited } = process.env;
  const stored = dataDir === null ? {} : { FIRESTORE_DATA_DIR: dataDir };
  const held = rules === undefined ? [] : ['--rules', rules];
  const child = spawn(nodeBinary, [inProject('local', 'firestore', 'main.ts'), '--port', String(port), ...held], {
    env: { ...inherited, ...stored, FIRESTORE_STOP_WITH_PARENT: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  await Promise.race([
    (async () => {
      for await (const line of createInterface(child.stdout)) if (line.includes('is now running')) return;
    })(),
    exited.then(() => Promise.reject(new Error('the Firestore emulator has ended before it was ready'))),
  ]);
  child.stdout.resume();
  const host = `127.0.0.1:${port}`;
  Object.assign(process.env, {
    GCLOUD_PROJECT: projectId,
    FIRESTORE_EMULATOR_HOST: host,
    METADATA_SERVER_DETECTION: 'none',
  });
  return {
    host,
    port,
    pid: child.pid ?? 0,
    stop: async () => {
      child.kill('SIGTERM');
      await exited;
    },
  };
}
