import { startFirestoreProcess } from '../payments/firestore-process.ts';
import { playDay } from './day/play-day.ts';
import { hotDocuments, mostPerDocument } from './day/write-rates.ts';
import { type PlayedDay, readFigures, writeDay, writeFigures } from './figures.ts';
import { countFigures } from './life/count-figures.ts';

/** What docs/scale.md is about. */
export const wholeDay = { visits: 50_000, speed: 100 } as const;

const lives = 5;

async function playOnOwnFirestore({ visits, speed }: { readonly visits: number; readonly speed: number }) {
  const firestore = await startFirestoreProcess(null);
  try {
    const onHour = (hour: number, behind: number): void =>
      console.log(`  ${String(hour).padStart(2, '0')}:00, ${Math.max(0, behind).toFixed(1)} s behind`);
    return await playDay({ figures: await readFigures(), visits, speed, firestoreHost: firestore.host, onHour });
  } finally {
    await firestore.stop();
  }
}

function printDay(day: PlayedDay): void {
  console.log(`\n${day.visits} visits: ${day.commits} commits, ${day.writes} writes in ${day.seconds} s\n`);
  for (const { name, average, inBusiestHour } of day.documents) {
    console.log(`${name}: ${average} a second on average, ${inBusiestHour} in the busiest hour`);
  }
  for (const { name, average } of hotDocuments(day)) {
    console.error(`HOT: ${name} is written ${average} times a second, more than ${mostPerDocument}`);
  }
}

/** Counts what requests use, and writes it down for docs/scale.md. */
export async function measureFigures(): Promise<void> {
  console.log('Counting what requests use …');
  await writeFigures(await countFigures(lives));
}

/**
 * Plays a day, from the figures that are written down. The whole one is written down as well.
 * @returns whether no document is hot.
 */
export async function measureDay(size: { readonly visits: number; readonly speed: number }): Promise<boolean> {
  console.log(`A day of ${size.visits} visits at ${size.speed} times the speed …`);
  const day = await playOnOwnFirestore(size);
  printDay(day);
  if (size.visits === wholeDay.visits) await writeDay(day);
  return hotDocuments(day).length === 0;
}
