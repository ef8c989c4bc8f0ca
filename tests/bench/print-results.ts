import { textTable } from '#scripts/text-table.ts';
import type { BoardMeasurement } from './board/measure-board.ts';
import type { FirestoreMeasurements, FirestoreTimes } from './firestore/measure-firestore.ts';
import { cachedRequests, waitingItems } from './interaction/fill-device.ts';
import type { InteractionRow } from './interaction/interaction-aims.ts';
import { traceFolder } from './interaction/measure-interaction.ts';
import { cpuSlowdown } from './measure-cold-start.ts';
import { networkOfPhone } from './measure-student-page.ts';
import type { Results } from './results.ts';

const ms = (milliseconds: number) => milliseconds.toFixed(1);
const kb = (bytes: number) => (bytes / 1000).toFixed(1);

/** What staff's screens do, by the size of the town. */
export function printBoard(board: readonly BoardMeasurement[]): void {
  console.log(`\nStaff's screens in towns of growing size: our own queries, on a Firestore process: students as a device
reads them, over REST, the rest by the Admin SDK. The peers do a part of the work; ratio = peer / ours, above 1 ours is faster.\n`);
  console.log(
    textTable([
      ['', 'requests', 'ms', 'documents', 'peer, ms', 'ratio', 'the peer'],
      ...board.map(({ what, requests, ms: ours, documents, peerMs, ratio, peerName }) => [
        what,
        String(requests),
        ms(ours),
        String(documents),
        ms(peerMs),
        ratio.toFixed(2),
        peerName,
      ]),
    ]),
  );
}

/** The local Firestore with 120,000 documents. */
export function printFirestore({ ours, official, startMs, memoryMb }: FirestoreMeasurements): void {
  const row = (what: string, of: (times: FirestoreTimes) => number): readonly string[] => [
    what,
    of(ours).toFixed(1),
    official === null ? 'not installed' : of(official).toFixed(1),
  ];
  console.log('\nThe local Firestore with 120,000 documents, 100,000 of them on the board, over REST\n');
  console.log(
    textTable([
      ['', 'ours', "Google's"],
      row('filter, order, limit 50: p95, ms', ({ pageP95 }) => pageP95),
      row('the same for the first time, ms', ({ pageAtFirst }) => pageAtFirst),
      row('count of a filter: p95, ms', ({ countP95 }) => countP95),
      row('sum of a filter: p95, ms', ({ sumP95 }) => sumP95),
      row('20 boards at once: lists per second', ({ listsPerSecond }) => listsPerSecond),
      row('a get beside them: p95, ms', ({ getAlongsideP95 }) => getAlongsideP95),
      ['start, ms', startMs.toFixed(0), ''],
      ['memory after all this, MB', memoryMb.toFixed(0), ''],
    ]),
  );
  if (official === null) {
    console.log(
      "\nGoogle's emulator is not measured beside it: that needs Java 21 and `npx firebase setup:emulators:firestore`, or FIREBASE_EMULATORS_PATH.",
    );
  }
}

/** What each route loads. */
export function printWeights({ routes, serviceWorkerBytes }: Results['javaScript']): void {
  console.log(
    '\nJavaScript that a route requests before its heading is there, and until it asks for no more untouched, gzip -9\n',
  );
  console.log(
    textTable([
      ['route', 'files', 'kB', 'untouched, kB'],
      ...routes.map(({ route, scripts, gzippedBytes, untouchedBytes }) => [
        route,
        String(scripts.length),
        kb(gzippedBytes),
        kb(untouchedBytes),
      ]),
      ['(service worker, beside the page)', '1', kb(serviceWorkerBytes), ''],
    ]),
  );
}

/** What weighs on a route: packages, and folders of our own sources. */
export function printParts(route: string, parts: readonly (readonly [name: string, bytes: number])[]): void {
  console.log(`\nWhat weighs on ${route}\n`);
  console.log(textTable([['', 'kB'], ...parts.map(([name, bytes]) => [name, kb(bytes)])]));
}

export function printAims(aims: Results['aims']): void {
  console.log('\nAims\n');
  console.log(textTable(aims.map(({ aim, measured, met }) => [aim, measured, met ? 'met' : 'not met'])));
}

/** The outbox beside its peers. */
export function printQueues(comparisons: Results['comparisons']): void {
  const ratio = (value: number | null) => value?.toFixed(2) ?? '';
  console.log(`\nTime until saved and to flush, in ms; ratio = peer / ours, above 1 ours is faster. As shipped, ours and Dexie alone
(one transaction that adds the row, and nothing else) wait for the disk themselves (strict) and the others do not; "all
strict" makes them.\n`);
  console.log(
    textTable([
      ['', 'outbox', 'dexie', 'workbox', 'firestore', 'dexie / ours', 'workbox / ours', 'firestore / ours'],
      ...comparisons.map(({ what, milliseconds, ratios }) => [
        what,
        ms(milliseconds.outbox),
        milliseconds.dexie === null ? '' : ms(milliseconds.dexie),
        ms(milliseconds.workbox),
        ms(milliseconds.firestore),
        ratio(ratios.dexie),
        ratio(ratios.workbox),
        ratio(ratios.firestore),
      ]),
    ]),
  );
}

/** Payments, charges, mails and reminders beside the floor. */
export function printMoney(money: Results['money']): void {
  console.log(`\nPayments and mails: our own handlers and gateways in this process, over HTTP and SMTP, with a Firestore process
beside them and without the Functions emulator, which would measure itself. From the press of the button on the payment
page to the credits. The peers do a part of the work, so they are the floor; ratio above 1 = ours is faster.\n`);
  console.log(
    textTable([
      ['', 'ours', 'peer', 'ratio', 'unit', 'the peer'],
      ...money.map(({ what, ours, peer, ratio, unit, peerName }) => [
        what,
        ours.toFixed(1),
        peer.toFixed(1),
        ratio.toFixed(2),
        unit,
        peerName,
      ]),
    ]),
  );
}

/** How long each view lets a person wait for the next frame. */
export function printInteraction(rows: readonly InteractionRow[]): void {
  console.log(`\nFrom a tap or a key to the next frame, CPU of the page ${cpuSlowdown} times slower, in ms (Event Timing, in steps of 8).
The senior and the family have no network, ${waitingItems} items in the outbox and ${cachedRequests} requests in the copy. Of the worst:
waited + handled + painted. CPU: of the page's thread until it is idle again, which a busy machine lengthens less. A trace of each view is in ${traceFolder}\n`);
  console.log(
    textTable([
      ['', 'interactions', 'p50', 'p95', 'CPU, p95', 'worst'],
      ...rows.map(({ view, interactions, p50, p95, cpu, worst }) => [
        view,
        String(interactions),
        String(p50),
        String(p95),
        cpu.toFixed(0),
        worst,
      ]),
    ]),
  );
}

export function printColdStart(rows: Results['coldStart']): void {
  console.log(
    `\nFirst views of a browser that was killed, without a network, CPU of the page ${cpuSlowdown} times slower, in ms\n`,
  );
  console.log(
    textTable([
      ['', 'painted, median', 'p95', 'usable, median', 'p95', 'runs until usable'],
      ...rows.map(({ view, painted, usable }) => [
        view,
        ms(painted.median),
        ms(painted.p95),
        ms(usable.median),
        ms(usable.p95),
        usable.runs.map(ms).join('  '),
      ]),
    ]),
  );
}

/** The tables at the end of `npm run bench`. */
export function printResults({
  comparisons,
  coldStart,
  studentPage,
  familyPage,
  javaScript,
  money,
  matching,
  board,
  aims,
}: Results): void {
  printQueues(comparisons);
  printColdStart(coldStart);
  console.log(`\nThe student's page on a phone: CPU of the page ${cpuSlowdown} times slower, in ms; the first view at ${networkOfPhone.megabits} Mbit/s and ${networkOfPhone.latencyMs} ms,
with nothing kept, until an offer can be answered; the offline start of a killed browser, until the same is painted\n`);
  console.log(
    textTable([
      ['', 'median', 'p95', 'runs'],
      ...Object.entries(studentPage).map(([what, { median, p95, runs }]) => [
        what === 'firstView' ? 'first view' : 'offline start',
        ms(median),
        ms(p95),
        runs.map(ms).join('  '),
      ]),
    ]),
  );
  console.log(`\nThe first view of a family member with five seniors on the same phone and network, in ms, beside that of a senior;
ratio = senior / family, above 1 the family's is sooner: ${familyPage.ratio.toFixed(2)}\n`);
  console.log(
    textTable([
      ['', 'median', 'p95', 'runs'],
      ...(
        [
          ['for whom', familyPage.family],
          ['dashboard', familyPage.dashboard],
        ] as const
      ).map(([what, { median, p95, runs }]) => [what, ms(median), ms(p95), runs.map(ms).join('  ')]),
    ]),
  );
  printWeights(javaScript);
  printMoney(money);
  console.log('\nMatching, in ms; ratio = munkres-js / ours on the same costs, above 1 ours is faster\n');
  const { one, all, assignment, peer, ratio } = matching;
  console.log(
    textTable([
      ['', 'median', 'ratio'],
      [one.what, ms(one.ms), ''],
      [all.what, ms(all.ms), ''],
      [assignment.what, assignment.ms.toFixed(2), ratio.toFixed(0)],
      [peer.what, ms(peer.ms), ''],
    ]),
  );
  printBoard(board);
  printAims(aims);
}
