import { constants, gzipSync } from 'node:zlib';
import lighthouse from 'lighthouse';
import type { Figures } from './limits.ts';

export interface Look {
  readonly figures: Figures;
  /** The failed audits of the categories in which every audit must pass. */
  readonly problems: readonly string[];
}

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const faultless = ['accessibility', 'best-practices', 'seo'] as const;

/** Kilobytes of the scripts that the document itself names; lazily loaded ones are not included. */
async function firstScripts(url: string): Promise<number> {
  const html = await (await fetch(url)).text();
  const files = new Set(
    [...html.matchAll(/"(?<file>\/assets\/[^"]+\.js)"/g)].map(({ groups }) => groups?.['file'] ?? ''),
  );
  if (files.size === 0) throw new Error('the page loads no scripts of its own');
  const sizes = await Promise.all(
    [...files].map(async (file) => {
      const answer = await fetch(new URL(file, url));
      if (!answer.ok) throw new Error(`${file} answers ${answer.status}`);
      return gzipSync(await answer.bytes(), { level: constants.Z_BEST_COMPRESSION }).byteLength;
    }),
  );
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
}

/** One run of Lighthouse as on a slow phone (its default), in the browser that listens on this port. */
export async function measurePage(
  url: string,
  browserPort: number,
  page: { readonly isListed: boolean },
): Promise<Look> {
  const run = await lighthouse(url, {
    port: browserPort,
    output: 'json',
    logLevel: 'error',
    onlyCategories: [...categories],
    // A page that is reached only by a form asks search engines not to list it.
    ...(page.isListed ? {} : { skipAudits: ['is-crawlable'] }),
  });
  const result = run?.lhr;
  if (result === undefined || result.runtimeError !== undefined) {
    throw new Error(`Lighthouse cannot measure ${url}: ${result?.runtimeError?.message ?? 'no reason given'}`);
  }
  const score = (name: string): number => Math.round((result.categories[name]?.score ?? 0) * 100);
  const measure = (name: string): number => {
    const value = result.audits[name]?.numericValue;
    if (value === undefined) throw new Error(`Lighthouse has not measured ${name}`);
    return value;
  };
  const problems = faultless.flatMap((name) =>
    (result.categories[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (result.audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${id}: ${result.audits[id]?.title ?? ''}`),
  );
  return {
    figures: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      seo: score('seo'),
      largestPaint: measure('largest-contentful-paint'),
      layoutShift: measure('cumulative-layout-shift'),
      blockingTime: measure('total-blocking-time'),
      firstScripts: await firstScripts(url),
    },
    problems,
  };
}
