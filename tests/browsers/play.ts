import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { TestFirebase } from '#tests/local-firebase.ts';
import { type EngineDevice, withDevice } from './device.ts';
import type { Engine } from './engines/engine.ts';
import type { Journey } from './journeys/journey.ts';

/** What the page showed when a journey failed. */
async function keepEvidence({ screen }: EngineDevice, folder: string, name: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true });
    await writeFile(path.join(folder, `${name}.png`), await screen().picture());
    await writeFile(path.join(folder, `${name}.txt`), `${await screen().address()}\n\n${await screen().text()}\n`);
    console.log(`  What the page showed is in ${folder}`);
  } catch (error) {
    console.log('  The browser no longer answers:', error);
  }
}

/** Plays one journey on a fresh device and prints one line. @returns whether it succeeded. */
export async function play(
  journey: Journey,
  { engine, firebase, folder }: { engine: Engine; firebase: TestFirebase; folder: string },
): Promise<boolean> {
  const began = performance.now();
  const title = () => `${engine.title} ${journey.title} (${((performance.now() - began) / 1000).toFixed(1)} s)`;
  try {
    await withDevice(engine, firebase.ports, async (device) => {
      try {
        await journey.play({ device, firebase, engine });
      } catch (error) {
        await keepEvidence(device, path.join(folder, 'failed'), `${engine.name} ${journey.title.replace(/\W+/g, ' ')}`);
        throw error;
      }
    });
    console.log(`✓ ${title()}`);
    return true;
  } catch (error) {
    console.log(`✗ ${title()}`);
    console.log(error);
    return false;
  }
}
