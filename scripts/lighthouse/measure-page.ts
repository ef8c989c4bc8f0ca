import { constants, gzipSync } from 'node:zlib';
import lighthouse from 'lighthouse';
import type { Figures } from './limits.ts';
import type { Attempt } from './look-again.ts';
import { measuredAudits, unseenBy, whyUnseen } from './why-unseen.ts';

export interface Look {
  readonly figures: Figures;
  /** The failed audits of the categories in which every audit must pass, with what they name. */
  readonly problems: readonly string[];
}

/** `listed`: by search engines. `signed-in`: they never see it, and the session on the device is kept. */
export type PageKind = 'listed' | 'unlisted' | 'signed-in';

const always = ['performance', 'accessibility', 'best-practices'] as const;

const categoriesOf = (kind: PageKind): readonly string[] => (kind === 'signed-in' ? always : [...always, 'seo']);

/** What is removed from the device before a look at a public page, so that each is a first visit. */
const removed = ['file_systems', 'shader_cache', 'service_workers', 'cache_storage'] as const;

/**
 * Behind the login somebody comes back: the device keeps her session, the app and what it last showed. Lighthouse has to
 * remove something, or Chromium refuses; shaders cost nothing that is measured.
 */
const removedBehindLogin = ['shader_cache'] as const;

type LighthouseResult = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

/** What an audit lists. */
function itemsOf({ details }: LighthouseResult['audits'][string]): readonly Readonly<Record<string, unknown>>[] {
  if (details === undefined || !('items' in details) || !Array.isArray(details.items)) return [];
  return details.items as readonly Readonly<Record<string, unknown>>[];
}

/** Kilobytes of the scripts that the page requested, which nobody touched. */
async function untouchedScripts({ audits }: LighthouseResult): Promise<number> {
  const requests = audits['network-requests'];
  if (requests === undefined) throw new Error('Lighthouse no longer lists the requests of a page');
  const files = new Set(
    itemsOf(requests).flatMap(({ url, resourceType }) => (resourceType === 'Script' ? [String(url)] : [])),
  );
  if (files.size === 0) throw new Error('the page loads no scripts of its own');
  const sizes = await Promise.all(
    [...files].map(async (file) => {
      const answer = await fetch(file);
      if (!answer.ok) throw new Error(`${file} answers ${answer.status}`);
      return gzipSync(await answer.bytes(), { level: constants.Z_BEST_COMPRESSION }).byteLength;
    }),
  );
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
}

/** The elements, messages or addresses that an audit names. */
function namedBy(audit: LighthouseResult['audits'][string]): string {
  const named = itemsOf(audit)
    .slice(0, 3)
    .map(({ node, description, url }) => {
      const selector = typeof node === 'object' && node !== null && 'selector' in node ? node.selector : undefined;
      return [selector, description, url].find((name) => typeof name === 'string') ?? '';
    });
  return named.length === 0 ? '' : ` (${named.join('; ')})`;
}

/** The result of one run; undefined where it gave none. */
async function runLighthouse(url: string, browserPort: number, kind: PageKind): Promise<LighthouseResult | undefined> {
  const run = await lighthouse(url, {
    port: browserPort,
    output: 'json',
    logLevel: 'error',
    onlyCategories: [...categoriesOf(kind)],
    clearStorageTypes: [...(kind === 'signed-in' ? removedBehindLogin : removed)],
    // A page that is reached only by a form asks search engines not to list it.
    ...(kind === 'unlisted' ? { skipAudits: ['is-crawlable'] } : {}),
  });
  return run?.lhr;
}

/** The failed audits of the categories in which every audit must pass. */
function problemsIn({ categories, audits }: LighthouseResult, kind: PageKind): readonly string[] {
  const faultless = categoriesOf(kind).filter((name) => name !== 'performance');
  return faultless.flatMap((name) =>
    (categories[name]?.auditRefs ?? []).flatMap(({ id, weight }) => {
      const audit = audits[id];
      const isFailed = weight > 0 && audit !== undefined && (audit.score ?? 1) < 1;
      return isFailed ? [`${id}: ${audit.title}${namedBy(audit)}`] : [];
    }),
  );
}

/** One run of Lighthouse as on a slow phone (its default), in the browser that listens on this port. Never throws. */
export async function measurePage(url: string, browserPort: number, kind: PageKind): Promise<Attempt<Look>> {
  try {
    const result = await runLighthouse(url, browserPort, kind);
    const unseen = whyUnseen(url, result);
    if (unseen !== null || result === undefined) return { unseen: unseen ?? unseenBy('no result') };
    const score = (name: string): number => Math.round((result.categories[name]?.score ?? 0) * 100);
    const measure = (name: (typeof measuredAudits)[number]): number => result.audits[name]?.numericValue ?? NaN;
    const figures: Figures = {
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      seo: kind === 'signed-in' ? null : score('seo'),
      largestPaint: measure('largest-contentful-paint'),
      layoutShift: measure('cumulative-layout-shift'),
      blockingTime: measure('total-blocking-time'),
      untouchedScripts: await untouchedScripts(result),
    };
    return { look: { figures, problems: problemsIn(result, kind) } };
  } catch (error) {
    return { unseen: unseenBy(error) };
  }
}
