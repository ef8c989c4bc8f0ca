import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { inProject } from '#build/project.ts';
import { startTestFirebase } from '#tests/local-firebase.ts';
import { buildWithSourceMaps } from '#tests/pages/copy-built-app.ts';
import { printParts } from '../print-results.ts';
import { type JavaScriptSizes, measureJavaScript, type RouteSize } from './measure-javascript.ts';
import { bytesBySource, placeOfSource, type SourceMapText } from './module-bytes.ts';
import { boxesOf, treemapPage } from './treemap.ts';

const folder = inProject('.cache', 'weight');
const treemapFile = path.join(folder, 'treemap.html');
/** Smaller parts are in the treemap only. */
const printedFromBytes = 500;

type Weighed = readonly (readonly [place: readonly string[], bytes: number])[];

/** What is in the scripts that a route loads, from the same build with its source maps. */
async function weigh(site: string, { scripts }: RouteSize): Promise<Weighed> {
  const all = await Promise.all(
    scripts.map(async ({ pathname }) => {
      const file = path.join(site, pathname);
      // A file that only joins others has none.
      const map = await readFile(`${file}.map`, 'utf8').catch(() => '{ "sources": [], "mappings": "" }');
      return [...bytesBySource(await readFile(file, 'utf8'), JSON.parse(map) as SourceMapText)];
    }),
  );
  return all.flat().map(([source, bytes]) => [placeOfSource(source), bytes] as const);
}

/** Packages, and of our own sources the first two folders. */
function summed(weighed: Weighed): readonly (readonly [string, number])[] {
  const found = new Map<string, number>();
  for (const [place, bytes] of weighed) {
    const name = place[0] === 'src' ? place.slice(0, 3).join('/') : (place[0] ?? '');
    found.set(name, (found.get(name) ?? 0) + bytes);
  }
  return [...found].filter(([, bytes]) => bytes >= printedFromBytes).toSorted(([, one], [, other]) => other - one);
}

/**
 * The size of each route, and what weighs on it: a table for each, and a treemap of all of them in one file.
 * @returns the sizes.
 */
export async function measureWeight(): Promise<JavaScriptSizes> {
  console.log('Building the app twice and starting a local Firebase …');
  const firebase = await startTestFirebase({ app: true });
  try {
    const sizes = await measureJavaScript(firebase);
    const site = path.join(folder, 'site');
    await buildWithSourceMaps(site);
    const weighed = await Promise.all(
      sizes.routes.map(async (size) => ({ route: size.route, parts: await weigh(site, size) })),
    );
    for (const { route, parts } of weighed) printParts(route, summed(parts));
    await mkdir(folder, { recursive: true });
    await writeFile(treemapFile, treemapPage(weighed.map(({ route, parts }) => ({ route, boxes: boxesOf(parts) }))));
    console.log(`\nThe treemap is in ${path.relative(inProject(), treemapFile)}`);
    return sizes;
  } finally {
    await firebase.stop();
  }
}
