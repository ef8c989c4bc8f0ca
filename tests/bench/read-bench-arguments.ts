import { townSizes } from './board/town-sizes.ts';

/** What `npm run bench` measures, or what is wrong with its arguments. */
type BenchChoice =
  | { readonly only: null }
  | { readonly only: 'firestore' }
  /** Towns with more requests than `most` are left out. */
  | { readonly only: 'board'; readonly most: number }
  | { readonly problem: string };

const usage =
  'There is: npm run bench, npm run bench -- firestore, npm run bench -- board, npm run bench -- board 10000';
const [smallest] = townSizes;

export function readBenchArguments([only, most, ...more]: readonly string[]): BenchChoice {
  if (only === undefined) return { only: null };
  if (only === 'firestore' && most === undefined) return { only };
  if (only !== 'board') return { problem: `There is no bench "${only}". ${usage}` };
  if (more.length > 0) return { problem: `There is nothing to do with "${more.join(' ')}". ${usage}` };
  if (most === undefined) return { only, most: Infinity };
  if (!/^\d+$/.test(most) || Number(most) < smallest) {
    return { problem: `"${most}" is no number of requests from ${smallest} on. ${usage}` };
  }
  return { only, most: Number(most) };
}
