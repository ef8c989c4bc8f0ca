import { views } from './interaction/views.ts';
import { townSizes } from './board/town-sizes.ts';

/** The parts without a size of their own. */
const simpleParts = ['firestore', 'views', 'saving', 'money', 'weight'] as const;
type SimplePart = (typeof simpleParts)[number];

/** What `npm run bench` measures, or what is wrong with its arguments. */
type BenchChoice =
  | { readonly only: null }
  | { readonly only: SimplePart }
  /** Towns with more requests than `most` are left out. */
  | { readonly only: 'board'; readonly most: number }
  /** The views whose names begin so; all of them where nothing is named. */
  | { readonly only: 'interaction'; readonly view: string }
  /** Moving in, with ten requests of each senior. */
  | { readonly only: 'import'; readonly seniors: number }
  /** What requests use, and then a day of that many visits; `day` is the day alone, from the figures of before. */
  | { readonly only: 'scale'; readonly day: { readonly visits: number; readonly speed: number } | null }
  | { readonly problem: string };

const usage =
  'There is: npm run bench, npm run bench -- firestore, npm run bench -- weight, npm run bench -- views, npm run bench -- saving, npm run bench -- money, npm run bench -- interaction, npm run bench -- interaction my-requests, npm run bench -- board, npm run bench -- board 10000, npm run bench -- import, npm run bench -- import 50000, npm run bench -- scale, npm run bench -- scale 500, npm run bench -- scale 500 1000';
const [smallest] = townSizes;
const fewSeniors = 500;

const isNumber = (text: string): boolean => /^[1-9]\d{0,5}$/.test(text);

function readScale(parts: readonly string[]): BenchChoice {
  const [visits, speed = '100', ...more] = parts;
  if (visits === undefined) return { only: 'scale', day: null };
  if (more.length > 0 || !isNumber(visits) || !isNumber(speed)) {
    return { problem: `"${parts.join(' ')}" is no number of visits and speed. ${usage}` };
  }
  return { only: 'scale', day: { visits: Number(visits), speed: Number(speed) } };
}

function readInteraction(view = ''): BenchChoice {
  return views.some(({ name }) => name.startsWith(view))
    ? { only: 'interaction', view }
    : { problem: `There is no view "${view}". ${usage}` };
}

export function readBenchArguments([only, most, ...more]: readonly string[]): BenchChoice {
  if (only === undefined) return { only: null };
  const simple = simpleParts.find((part) => part === only);
  if (simple !== undefined && most === undefined) return { only: simple };
  if (only === 'scale') return readScale([most, ...more].filter((part) => part !== undefined));
  if (only === 'interaction' && more.length === 0) return readInteraction(most);
  if (only !== 'board' && only !== 'import') return { problem: `There is no bench "${only}". ${usage}` };
  if (more.length > 0) return { problem: `There is nothing to do with "${more.join(' ')}". ${usage}` };
  if (only === 'import') {
    if (most === undefined) return { only, seniors: fewSeniors };
    return isNumber(most)
      ? { only, seniors: Number(most) }
      : { problem: `"${most}" is no number of seniors. ${usage}` };
  }
  if (most === undefined) return { only, most: Infinity };
  if (!/^\d+$/.test(most) || Number(most) < smallest) {
    return { problem: `"${most}" is no number of requests from ${smallest} on. ${usage}` };
  }
  return { only, most: Number(most) };
}
