import type { Readable } from 'node:stream';
import { type Program, startProgram } from './processes.ts';

export const xvfb = '/usr/bin/Xvfb';

/** Large enough for the widest and the tallest view of the journeys. */
const screenSize = '1400x1400x24';

export interface VirtualDisplay {
  /** The value of DISPLAY. */
  readonly name: string;
  end(): Promise<void>;
}

function numberFrom(pipe: Readable, { child }: Program): Promise<string> {
  return new Promise((resolve, reject) => {
    let heard = '';
    pipe.on('data', (chunk: Buffer) => {
      heard += chunk.toString();
      if (heard.endsWith('\n')) resolve(heard.trim());
    });
    child.once('exit', (code) => reject(new Error(`Xvfb ended with ${code}`)));
  });
}

/** A screen in memory. The X server chooses a free number itself. */
export async function startVirtualDisplay(): Promise<VirtualDisplay> {
  const program = await startProgram(xvfb, ['-displayfd', '3', '-screen', '0', screenSize, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const pipe = program.child.stdio[3] as Readable;
  return { name: `:${await numberFrom(pipe, program)}`, end: () => program.end() };
}
