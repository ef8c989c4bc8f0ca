import { errors, type Locator, type Page } from 'playwright-core';
import type { Hand } from './hand.ts';

interface Control {
  /** Its mark in the page, in which others come and go meanwhile. */
  readonly mark: string;
  readonly kind: 'tap' | 'type' | 'date' | 'choose';
  readonly name: string;
  /** The same for controls that do the same, as those of the cards of a list. */
  readonly sort: string;
}

const selector = 'button, summary, input, select, textarea, [role=tab], [role=row][tabindex]';

/** Of a sort: the first may be a special case, and a third shows nothing new. */
const ofOneSort = 2;

/** By then what was seen is usable, or gone. */
const timeoutMs = 20_000;

/** What does not end by itself, as a conversation. */
const most = 30;
const mostInDialog = 8;

/** Ends the session, or leaves the browser. */
const leaves = /uitloggen|afmelden|bestand|foto|afdrukken/i;

/** What can be used now, in an open dialog if there is one. */
const controlsOf = (page: Page): Promise<{ readonly inDialog: boolean; readonly controls: readonly Control[] }> =>
  page.evaluate((wanted) => {
    const dialog = document.querySelector('dialog[open]');
    const found: Control[] = [];
    for (const element of document.querySelectorAll<HTMLElement>(wanted)) {
      const scope = dialog ?? document.querySelector('main') ?? document.body;
      const isUsable = !element.matches(':disabled, [aria-disabled=true], [inert] *, [type=hidden], [type=file]');
      if (!scope.contains(element) || !isUsable || !element.checkVisibility({ visibilityProperty: true })) continue;
      const labels = 'labels' in element ? [...(element.labels as NodeListOf<HTMLElement>)] : [];
      const text = element.getAttribute('aria-label') ?? labels[0]?.innerText ?? element.innerText;
      const name = text.replaceAll(/\s+/g, ' ').trim().slice(0, 40);
      const isTyped =
        element instanceof HTMLTextAreaElement ||
        (element instanceof HTMLInputElement && !/^(?:radio|checkbox|button|submit|range|color)$/.test(element.type));
      const typed = element.matches('[type=date], [type=time]') ? 'date' : 'type';
      const kind = element instanceof HTMLSelectElement ? 'choose' : isTyped ? typed : 'tap';
      const group = element instanceof HTMLInputElement && element.type === 'radio' ? element.name : null;
      const sort = `${element.tagName} ${group ?? (kind === 'tap' ? name.split(/[ :,]/)[0] : name)}`;
      const mark = element.dataset['benchMark'] ?? crypto.randomUUID();
      element.dataset['benchMark'] = mark;
      found.push({ mark, kind, name, sort });
    }
    return { inDialog: dialog !== null, controls: found };
  }, selector);

async function operate(hand: Hand, { mark, kind, name }: Control, where: string): Promise<void> {
  const target = hand.page.locator(`[data-bench-mark="${mark}"]`);
  // Something that was loaded may take its place at any moment.
  if (!(await target.isVisible())) return;
  try {
    await use(hand, target, { kind, name }, where);
  } catch (error) {
    if (!(error instanceof errors.TimeoutError) || (await target.isVisible())) throw error;
  }
}

async function use(
  hand: Hand,
  target: Locator,
  { kind, name }: Pick<Control, 'kind' | 'name'>,
  where: string,
): Promise<void> {
  if (kind === 'type') await hand.type(`${where}type "${name}"`, target, '12 a');
  // A space opens the browser's own calendar.
  else if (kind === 'date') await hand.type(`${where}type "${name}"`, target, '12');
  else if (kind === 'choose') await hand.chooseNext(`${where}choose "${name}"`, target);
  else await hand.tap(`${where}tap "${name}"`, target);
}

/**
 * Uses what there is on a view, in the order of the screen, as long as there is something new: fields, choices, what folds
 * open, and the dialogs that buttons open, which are closed again. What opens another view is followed by opening this one
 * again.
 */
export async function tryEverything(hand: Hand, reopen: () => Promise<void>): Promise<void> {
  const { page } = hand;
  page.setDefaultTimeout(timeoutMs);
  const used = new Map<string, number>();
  const names = new Set<string>();
  const address = page.url();
  let inThisDialog = 0;
  for (let step = 0; step < most;) {
    const { inDialog, controls } = await controlsOf(page);
    const where = inDialog ? 'in the dialog, ' : '';
    const isNew = ({ name, sort }: Control) =>
      !leaves.test(name) && !names.has(where + sort + name) && (used.get(where + sort) ?? 0) < ofOneSort;
    const control = inDialog && inThisDialog >= mostInDialog ? undefined : controls.find(isNew);
    if (control === undefined && !inDialog) return;
    if (control === undefined) {
      inThisDialog = 0;
      await hand.press('close the dialog', 'Escape');
      // A dialog that answers a question first stays.
      if ((await controlsOf(page)).inDialog) await reopen();
      continue;
    }
    step += 1;
    inThisDialog = inDialog ? inThisDialog + 1 : 0;
    used.set(where + control.sort, (used.get(where + control.sort) ?? 0) + 1);
    names.add(where + control.sort + control.name);
    await operate(hand, control, where);
    if (page.url() !== address) await reopen();
  }
}
