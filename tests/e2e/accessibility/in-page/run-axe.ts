import type axe from 'axe-core';
import { scrollToTop } from './elements.ts';
import { examinedParts } from './examined-parts.ts';

const axeTags = ['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

export interface AxeFindings {
  /** Lines that name the rule and the place. */
  readonly findings: readonly string[];
  /** The parts that were examined, for the next states of the page. */
  readonly examined: readonly number[];
}

/**
 * The findings of axe in the page, without the contents of parts that were examined before. Landmarks and headings are
 * examined each time, and rules about the whole page see all of it.
 */
export async function runAxe(examined: readonly number[]): Promise<AxeFindings> {
  const { axe: loaded } = globalThis as typeof globalThis & { readonly axe?: typeof axe };
  if (loaded === undefined) throw new Error('axe is not in the page');
  // From the top, as the size checks: a target that the sticky header covers in part while scrolled would count as too
  // small. That focus is never covered is the keyboard journeys' claim.
  scrollToTop();
  const { contents, further } = examinedParts(examined);
  // All rules run; results that pass are not reported, which saves a third of the time.
  const { violations } = await loaded.run(
    { include: document, exclude: [...contents] },
    { runOnly: { type: 'tag', values: axeTags }, resultTypes: ['violations'] },
  );
  const findings = violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary}`),
  );
  return { findings, examined: further };
}
