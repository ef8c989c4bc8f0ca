import { scrollToTop } from './elements.ts';
import { controlFindings, dialogFindings, sidewaysFindings } from './measure-layout.ts';
import { rowFindings, shellLabels } from './measure-rows.ts';
import { textFindings } from './measure-text.ts';
import { zeroFindings } from './measure-zero.ts';
import { layOutInOwnFont } from './own-font.ts';
import { runAxe } from './run-axe.ts';
import { showLanguage, untilAnimated, untilDrawn } from './drawing.ts';

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

/** What to do in the page, one after the other and in one call: each call costs more than most of these. */
export type Step =
  | { readonly do: 'wait-until-drawn' }
  | { readonly do: 'show'; readonly language: string }
  | ({ readonly do: 'measure' } & ScreenSizes)
  | { readonly do: 'axe' };

/** The findings of the steps, the shell as it was measured last, and the parts that axe has examined. */
export interface StepsResult {
  readonly sizes: ScreenFindings['findings'];
  readonly axe: readonly string[];
  readonly shell: string;
  readonly examined: readonly number[];
}

async function runSteps(steps: readonly Step[], examined: readonly number[]): Promise<StepsResult> {
  const sizes: StepsResult['sizes'][number][] = [];
  const axe: string[] = [];
  const further: number[] = [];
  let shell = '';
  for (const step of steps) {
    if (step.do === 'wait-until-drawn') await untilDrawn();
    if (step.do === 'show') await showLanguage(step.language);
    if (step.do === 'measure') {
      const measured = measureScreen(step);
      sizes.push(...measured.findings);
      shell = measured.shell;
    }
    if (step.do === 'axe') {
      await untilAnimated();
      const found = await runAxe([...examined, ...further]);
      axe.push(...found.findings);
      further.push(...found.examined);
    }
  }
  return { sizes, axe, shell, examined: further };
}

const inPage = { layOutInOwnFont, measureSizes, runSteps };

/** What the bundle of this file defines in a page. */
export type InPage = typeof inPage;

Object.assign(globalThis, { inspection: inPage });
