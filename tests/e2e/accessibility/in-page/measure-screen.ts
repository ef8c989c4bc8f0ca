import { scrollToTop } from './elements.ts';
import { controlFindings, dialogFindings, sidewaysFindings } from './measure-layout.ts';
import { rowFindings, shellLabels } from './measure-rows.ts';
import { textFindings } from './measure-text.ts';
import { zeroFindings } from './measure-zero.ts';
import { layOutInOwnFont } from './own-font.ts';

/** Text, controls and layout at a text size: `scale` times the browser's own. Sizes are compared at the latter. */
function measureSizes(scale: number): string[] {
  scrollToTop();
  return [...sidewaysFindings(), ...textFindings(scale), ...controlFindings()];
}

export interface ScreenSizes {
  /** Multiples of the browser's own text size, at which everything is measured. */
  readonly scales: readonly number[];
  /** Header and menu only. */
  readonly rowsOnly: boolean;
}

/** The findings at this width, each with its text size, and what tells this shell from another. */
export interface ScreenFindings {
  readonly findings: readonly { readonly scale: number; readonly finding: string }[];
  readonly shell: string;
}

/** Measures the page at each text size. */
function measureScreen({ scales, rowsOnly }: ScreenSizes): ScreenFindings {
  const { style } = document.documentElement;
  const findings = scales.flatMap((scale) => {
    style.fontSize = `${scale * 100}%`;
    const found = rowsOnly ? [] : [...measureSizes(scale), ...dialogFindings(), ...zeroFindings()];
    return [...found, ...rowFindings(scale)].map((finding) => ({ scale, finding }));
  });
  style.removeProperty('font-size');
  return { findings, shell: shellLabels() };
}

const inPage = { layOutInOwnFont, measureSizes, measureScreen };

/** What the bundle of this file defines in a page. */
export type InPage = typeof inPage;

Object.assign(globalThis, { inspection: inPage });
