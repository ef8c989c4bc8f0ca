import { type Drawings, sameElement } from './same-element.ts';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

interface Scrolled {
  readonly element: Element | undefined;
  readonly top: number;
  readonly left: number;
}

/** The parts that were scrolled, in the new drawing. */
function scrolledParts({ before, now }: Drawings): readonly Scrolled[] {
  return [...before.querySelectorAll('*')].flatMap((scrolled): Scrolled[] => {
    const { scrollTop: top, scrollLeft: left, localName, className } = scrolled;
    if (top === 0 && left === 0) return [];
    const like = (within: Element) =>
      [...within.querySelectorAll(localName)].filter((each) => each.className === className);
    return [{ element: like(now)[like(before).indexOf(scrolled)], top, left }];
  });
}

function carryOpened({ before, now }: Drawings): void {
  const menus = now.querySelectorAll('details');
  for (const [index, { open }] of before.querySelectorAll('details').entries()) {
    const menu = menus[index];
    if (open && menu !== undefined) menu.open = true;
  }
}

/** As the browser does it: the framework that drew a field overwrites what is set on the element itself. */
function fill(field: Field, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}

function carryTyped({ before, now }: Drawings): void {
  const fieldsOf = (within: Element) => [
    ...within.querySelectorAll<Field>('input:not([type=checkbox], [type=radio]), select, textarea'),
  ];
  const fields = fieldsOf(now);
  for (const [index, typed] of fieldsOf(before).entries()) {
    const field = fields[index];
    const isTyped = typed instanceof HTMLSelectElement ? typed.selectedIndex > 0 : typed.value !== '';
    if (isTyped && field?.localName === typed.localName && field.value !== typed.value) fill(field, typed.value);
  }
}

/** The button that was pressed last, as the script of the page noted it. */
function pressedIn(before: Element): Element | null {
  const pressed: unknown = Reflect.get(window, 'earlyTap');
  return pressed instanceof Element && before.contains(pressed) ? pressed : null;
}

/**
 * Puts one drawing in the place of another, in one step: focus, scrolled parts, open menus and what was typed stay as they
 * are, and the button that was pressed last is pressed, where everything around it still says the same.
 * @returns false when a button was pressed that could not be pressed again.
 */
export function carryOver(drawings: Drawings): boolean {
  const { before } = drawings;
  const { activeElement } = document;
  const isFocused = activeElement !== null && before.contains(activeElement);
  const focused = isFocused ? sameElement(activeElement, drawings) : null;
  const pressed = pressedIn(before);
  const button = pressed === null ? null : sameElement(pressed, drawings);
  const scrolled = scrolledParts(drawings);
  carryOpened(drawings);
  carryTyped(drawings);
  before.remove();
  for (const { element, top, left } of scrolled) element?.scrollTo({ top, left, behavior: 'instant' });
  (focused ?? button)?.element.focus({ preventScroll: true });
  if (button?.isSure === true) button.element.click();
  return pressed === null || button?.isSure === true;
}
