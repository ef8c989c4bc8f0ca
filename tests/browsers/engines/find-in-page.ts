export type TargetRole = 'button' | 'link' | 'radio' | 'heading' | 'field';

/** An element by its role and its accessible name, as a person or a screen reader finds it. */
export interface Target {
  readonly role: TargetRole;
  readonly name: string;
  /** The name only begins with these words. */
  readonly beginsWith?: boolean;
  /** Within the group with this name. */
  readonly group?: string;
  /** Which of several, 0 is the first. */
  readonly nth?: number;
  /** Only when it is chosen: a radio button. */
  readonly isChecked?: boolean;
}

/** A field, by the first words of its label: what follows says whether it may stay empty. */
export const fieldCalled = (label: string): Target => ({ role: 'field', name: label, beginsWith: true });

/**
 * Runs in the page, as text: it may use nothing from outside. Returns what a tap must hit: for a radio button its label.
 * An open modal dialog makes the rest of the page unreachable, so the search is limited to it.
 */
export function findInPage({ role, name, beginsWith, group, nth, isChecked }: Target): Element | null {
  const selectors: Readonly<Record<TargetRole, string>> = {
    button: 'button, [role=button], summary',
    link: 'a[href]',
    radio: 'input[type=radio]',
    heading: 'h1, h2, h3',
    field: 'input:not([type=radio]):not([type=checkbox]), textarea, select',
  };
  const tidy = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
  const isShown = (element: Element) =>
    element.getClientRects().length > 0 && getComputedStyle(element).visibility !== 'hidden';
  const namesOf = (element: Element): string[] => {
    const ids = element.getAttribute('aria-labelledby');
    if (ids !== null) {
      return [
        tidy(
          ids
            .split(/\s+/)
            .map((id) => document.getElementById(id)?.textContent ?? '')
            .join(' '),
        ),
      ];
    }
    const label = element.getAttribute('aria-label');
    if (label !== null) return [tidy(label)];
    if ('labels' in element && element.labels instanceof NodeList && element.labels.length > 0) {
      return [...element.labels].map((each) => tidy(each.textContent));
    }
    return [tidy(element.querySelector(':scope > legend')?.textContent ?? element.textContent)];
  };
  const isCalled = (element: Element, wanted: string, start: boolean) =>
    namesOf(element).some((each) => (start ? each.startsWith(wanted) : each === wanted));

  const dialog = [...document.querySelectorAll('dialog[open]')].find((each) => each.matches(':modal'));
  const whole: ParentNode = dialog ?? document;
  const place =
    group === undefined
      ? whole
      : [...whole.querySelectorAll('fieldset, [role=group], [role=radiogroup]')].find(
          (each) => isShown(each) && isCalled(each, group, true),
        );
  const found = [...(place?.querySelectorAll(selectors[role]) ?? [])]
    .map((element) => ({ element, tapped: role === 'radio' ? (element.closest('label') ?? element) : element }))
    .filter(({ element, tapped }) => isShown(tapped) && isCalled(element, name, beginsWith === true));
  const one = found[nth ?? 0];
  if (isChecked === true && one?.element.matches(':checked') !== true) return null;
  return one?.tapped ?? null;
}
