import { type ChildProcess, spawn, type StdioOptions } from 'node:child_process';

/** A program that a test started, with what that program started in turn. */
export interface Program {
  readonly child: ChildProcess;
  /** Kills it and its group. Resolves when it is gone. */
  end(): Promise<void>;
}

/** @throws when it cannot be started. */
export async function startProgram(
  command: string,
  args: readonly string[],
  options: { readonly environment?: Readonly<Record<string, string>>; readonly stdio?: StdioOptions } = {},
): Promise<Program> {
  const child = spawn(command, args, {
    detached: true,
    stdio: options.stdio ?? 'ignore',
    env: { ...process.env, ...options.environment },
  });
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const killGroup = () => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    } catch {
      // The group has ended already.
    }
  };
  process.once('exit', killGroup);
  await new Promise<void>((resolve, reject) => {
    child.once('spawn', resolve);
    child.once('error', reject);
  });
  return {
    child,
    async end() {
      process.off('exit', killGroup);
      killGroup();
      await gone;
    },
  };
}
