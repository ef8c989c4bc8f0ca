/**
 * `npm run bench`: matching, staff's screens in towns of up to 100,000 requests, payments, charges and mails, the outbox
 * beside its peers, the cold start without a network, the pages of a student and of a family member on a slow phone and the size of each route, in one
 * run. Prints the results and writes them to .cache/bench.json; those of the towns, which take longest, at once as well.
 * `npm run bench -- interaction` measures how long people wait for the next frame after a tap or a key, on every view, and keeps a trace of each;
 * `… interaction my-requests` on the views whose names begin so. It is not part of the one run: it takes half an hour.
 * `npm run bench -- board` measures staff's screens alone, `… board 10000` without the towns that are larger; `… firestore`
 * the local Firestore; `… weight` the size of each route, with what is in it; `… views` the first views without a network; `… saving` the outbox beside its peers and `… money` payments, charges and mails; `… import` moves an old system in, of 500 seniors or as many as are named; `… scale` counts what requests use and plays a day of 50,000 visits for
 * docs/scale.md, `… scale 500 1000` a day of 500 visits at 1,000 times the speed; anything else is refused.
 * A slow machine causes no failure; a request, a payment or a mail that does not arrive does.
 */
import { writeFile } from 'node:fs/promises';
import { inProject } from '#build/project.ts';
import { type OwnTestFirebase, startTestFirebase } from '../local-firebase.ts';
import { measureBoard } from './board/measure-board.ts';
import { measureImport } from './import/measure-import.ts';
import { measureFirestore } from './firestore/measure-firestore.ts';
import { aimsOfFirestore } from './firestore/firestore-aims.ts';
import { aimsOfInteraction, interactionRows } from './interaction/interaction-aims.ts';
import { measureInteraction } from './interaction/measure-interaction.ts';
import { measuredTown } from './interaction/people.ts';
import { measureColdStart } from './measure-cold-start.ts';
import { measureFamilyPage } from './measure-family-page.ts';
import { measureJavaScript } from './weight/measure-javascript.ts';
import { measureMatching } from './matching/measure-matching.ts';
import { measureStudentPage } from './measure-student-page.ts';
import { measureQueues } from './measure-queues.ts';
import { measureMoney } from './payments/measure-money.ts';
import { aimsOfMoney, compareMoney } from './payments/money-comparisons.ts';
import {
  printAims,
  printBoard,
  printColdStart,
  printFirestore,
  printInteraction,
  printMoney,
  printQueues,
  printResults,
  printWeights,
} from './print-results.ts';
import { compareQueues } from './queue-comparisons.ts';
import { readBenchArguments } from './read-bench-arguments.ts';
import { aimsOfBoard, aimsOfColdStart, aimsOfWeight, coldStartRows, toResults } from './results.ts';
import { measureWeight } from './weight/measure-weight.ts';
import { measureDay, measureFigures, wholeDay } from './scale/measure-scale.ts';

const resultsFile = inProject('.cache', 'bench.json');

async function measureAndPrintBoard(most?: number) {
  const board = await measureBoard(most);
  printBoard(board);
  printAims(aimsOfBoard(board));
  return board;
}

async function withFirebase(
  options: Parameters<typeof startTestFirebase>[0],
  measure: (firebase: OwnTestFirebase) => Promise<void>,
): Promise<void> {
  console.log(`${options.app ? 'Building the app and s' : 'S'}tarting a local Firebase …`);
  // With its journal, which the product's own stack writes too.
  const firebase = await startTestFirebase({ ...options, keepData: true });
  const stop = () => void firebase.stop().finally(() => process.exit(1));
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(name, stop);
  try {
    await measure(firebase);
  } finally {
    await firebase.stop();
  }
}

async function measureViews(firebase: OwnTestFirebase): Promise<void> {
  const rows = coldStartRows(await measureColdStart(firebase));
  printColdStart(rows);
  printAims(aimsOfColdStart(rows));
}

async function measureSaving(firebase: OwnTestFirebase): Promise<void> {
  console.log('Saving and flushing …');
  const { comparisons, aims } = compareQueues(await measureQueues(firebase));
  printQueues(comparisons);
  printAims(aims);
}

/** In a Firebase of its own, which has a town for staff. */
async function measureAndPrintInteraction(wanted = ''): Promise<void> {
  await withFirebase({ app: true, town: measuredTown }, async (firebase) => {
    const measured = await measureInteraction(firebase, wanted, (view) => {
      for (const { view: name, p95, worst } of interactionRows([view])) console.log(`${name}: p95 ${p95} ms, ${worst}`);
    });
    const rows = interactionRows(measured);
    printInteraction(rows);
    printAims(aimsOfInteraction(rows));
  });
}

async function measureMoneyAlone(): Promise<void> {
  const money = compareMoney(await measureMoney());
  printMoney(money);
  printAims(aimsOfMoney(money));
}

async function measureAll(): Promise<void> {
  console.log('Matching visits with students …');
  const matching = measureMatching();
  console.log("Staff's screens in three towns …");
  const board = await measureAndPrintBoard();
  console.log('Paying and sending mails …');
  const money = await measureMoney();
  await withFirebase({ app: true }, async (firebase) => {
    console.log('Saving and flushing …');
    const queues = await measureQueues(firebase);
    console.log('Starting without a network …');
    const coldStart = await measureColdStart(firebase);
    console.log('Opening the student’s page on a slow phone …');
    const studentPage = await measureStudentPage(firebase);
    console.log('Opening the page of a family member with five seniors …');
    const familyPage = await measureFamilyPage(firebase);
    console.log('Weighing the routes …');
    const javaScript = await measureJavaScript(firebase);
    const results = toResults({ queues, coldStart, studentPage, familyPage, javaScript, money, matching, board });
    await writeFile(resultsFile, `${JSON.stringify(results, null, 2)}\n`);
    printResults(results);
  });
}

const chosen = readBenchArguments(process.argv.slice(2));
if ('problem' in chosen) {
  console.error(chosen.problem);
  process.exitCode = 1;
} else if (chosen.only === 'firestore') {
  const measured = await measureFirestore();
  printFirestore(measured);
  printAims(aimsOfFirestore(measured));
} else if (chosen.only === 'views') {
  await withFirebase({ app: true }, measureViews);
} else if (chosen.only === 'saving') {
  await withFirebase({ app: false }, measureSaving);
} else if (chosen.only === 'money') {
  await measureMoneyAlone();
} else if (chosen.only === 'weight') {
  const javaScript = await measureWeight();
  printWeights(javaScript);
  printAims(aimsOfWeight(javaScript));
} else if (chosen.only === 'interaction') {
  await measureAndPrintInteraction(chosen.view);
} else if (chosen.only === 'board') {
  await measureAndPrintBoard(chosen.most);
} else if (chosen.only === 'scale') {
  if (chosen.day === null) await measureFigures();
  process.exitCode = (await measureDay(chosen.day ?? wholeDay)) ? 0 : 1;
} else if (chosen.only === 'import') {
  process.exitCode = (await measureImport(chosen.seniors)) ? 0 : 1;
} else {
  await measureAll();
}
