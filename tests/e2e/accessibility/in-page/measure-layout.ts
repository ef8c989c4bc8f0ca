import { describe, isShown, isStaffsApp, usablePart } from './elements.ts';

const seniorsControlPx = { width: 43.5, height: 55.5 };
const staffsControlPx = { width: 43.5, height: 43.5 };

/** The right edge of an element or of the text that flows out of it. */
function rightEdge(element: Element): number {
  const content = document.createRange();
  content.selectNodeContents(element);
  return Math.max(element.getBoundingClientRect().right, content.getBoundingClientRect().right);
}

/** The innermost elements of a part that are in part beyond a line, as words. */
function stickingOut(part: Element, line: number): string {
  const wide = [...part.querySelectorAll('*')].filter(
    (element) => rightEdge(element) > line + 1 && element.checkVisibility(),
  );
  const innermost = wide.filter((element) => !wide.some((other) => other !== element && element.contains(other)));
  return innermost.slice(0, 3).map(describe).join(', ');
}

/** Where the right edge of what a part shows is, before it is scrolled sideways. */
const shownUntil = (part: Element): number =>
  part.getBoundingClientRect().left + part.clientLeft + part.clientWidth - part.scrollLeft;

/** A page or a part of it that scrolls sideways. */
export function sidewaysFindings(): string[] {
  const findings: string[] = [];
  const root = document.scrollingElement ?? document.documentElement;
  if (root.scrollWidth > innerWidth + 1) {
    const names = stickingOut(document.body, innerWidth);
    findings.push(`the page is ${root.scrollWidth} wide on a screen of ${innerWidth}: ${names}`);
  }
  for (const part of usablePart().querySelectorAll('*')) {
    if (part.scrollWidth <= part.clientWidth + 1) continue;
    if (['auto', 'scroll'].includes(getComputedStyle(part).overflowX)) {
      findings.push(`scrolls sideways: ${describe(part)}, because of ${stickingOut(part, shownUntil(part))}`);
    }
  }
  return findings;
}

/** A button that can do nothing now, drawn as one that can: its dashed border has the colour of its fill. */
function looksEnabled(control: Element): boolean {
  if (!control.matches('[aria-disabled=true]:not([aria-busy=true])')) return false;
  const { borderTopStyle, borderTopColor, backgroundColor } = getComputedStyle(control);
  return borderTopStyle === 'dashed' && borderTopColor === backgroundColor;
}

/** Controls under 56 × 44 px, in staff's app under 44 × 44 px, controls beside the screen, disabled ones that look enabled. */
export function controlFindings(): string[] {
  const findings: string[] = [];
  const controlPx = isStaffsApp() ? staffsControlPx : seniorsControlPx;
  for (const control of usablePart().querySelectorAll('a[href], button, input, select, textarea, summary')) {
    const inLabel = control.matches('input[type=radio], input[type=checkbox]') ? control.closest('label') : null;
    const target = inLabel ?? control;
    // An element that cannot be operated is not a control.
    if (!isShown(target) || target.closest('[inert]') !== null) continue;
    const { width, height, left, right } = target.getBoundingClientRect();
    if (height < controlPx.height || width < controlPx.width) {
      findings.push(`control of ${Math.round(width)} × ${Math.round(height)} px: ${describe(target)}`);
    }
    if (right > innerWidth + 1 || left < -1) findings.push(`control beside the screen: ${describe(target)}`);
    if (looksEnabled(control)) findings.push(`a disabled control that looks enabled: ${describe(target)}`);
  }
  return findings;
}

/** The sum of red, green and blue. */
function brightness(color: string): number {
  const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map(Number);
  return red + green + blue;
}

/** The main button of a dialog is filled: its words are lighter than their ground. */
function isMain(button: Element): boolean {
  const { backgroundColor, color } = getComputedStyle(button);
  return brightness(color) > brightness(backgroundColor) && backgroundColor !== 'rgba(0, 0, 0, 0)';
}

/** Of a long list of answers the first two are in view. */
const answersInView = 2;

/** The buttons that answer an open dialog: both in view, the main one first. */
export function dialogFindings(): string[] {
  const dialog = document.querySelector('dialog[open]');
  if (dialog === null) return [];
  const { top, bottom } = dialog.getBoundingClientRect();
  const answers = [...(dialog.lastElementChild?.querySelectorAll('button, a[href]') ?? [])].filter(isShown);
  const findings = answers.slice(0, answersInView).flatMap((answer) => {
    const box = answer.getBoundingClientRect();
    const inView = box.top >= Math.max(top, 0) - 1 && box.bottom <= Math.min(bottom, innerHeight) + 1;
    return inView ? [] : [`out of view in the dialog: ${describe(answer)}`];
  });
  const main = answers.findIndex(isMain);
  if (main > 0) findings.push(`not the first answer of the dialog: ${describe(answers[main] ?? dialog)}`);
  return findings;
}
