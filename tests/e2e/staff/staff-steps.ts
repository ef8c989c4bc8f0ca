import { randomInt, randomUUID } from 'node:crypto';
import type { BoardRow } from '#domain/documents/board-row.ts';
import type { Page } from 'playwright-core';
import { aBoardRow } from '#tests/builders/staff/board-row.ts';
import { expect } from '../fixtures.ts';
import { tabTo } from '../keyboard-steps.ts';
import { afterDoubleTapWindow } from '../steps.ts';

export const computer = { width: 1280, height: 800 };

export const staffMember = { user: { first_name: 'Stef', last_name: 'Claes', role: 'admin' }, profile: false } as const;

/** By keyboard; the dialog closes. */
export async function pressInDialog(page: Page, button: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await tabTo(page, dialog.getByRole('button', { name: button, exact: true }));
  await afterDoubleTapWindow(page);
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
}

/**
 * Presses a key in the moment in which a button is drawn, as a quick hand on a slow machine does.
 * @returns what resolves when it is pressed.
 */
export function pressWhenDrawn(page: Page, key: string, button: string): Promise<void> {
  return page.evaluate(
    ([pressed, label]) =>
      new Promise<void>((resolve) => {
        const observer = new MutationObserver(() => {
          if (![...document.querySelectorAll('button')].some(({ textContent }) => textContent.startsWith(label)))
            return;
          observer.disconnect();
          const press = { key: pressed, bubbles: true, cancelable: true };
          (document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent('keydown', press));
          resolve();
        });
        observer.observe(document.body, { childList: true, subtree: true });
      }),
    [key, button] as const,
  );
}

/** The board is everybody's: a test finds its own rows by this name, and others' rows may stand between them. */
export const ownName = (): string => `${everyName} ${randomInt(1e8, 1e9)}`;

/** What the names of all these tests have in common; the rest is digits. */
export const everyName = 'Tante';

/**
 * Rows of one test, written now, each on a day of its own: so long ago that they come before the requests of all other
 * tests, on the first page.
 */
export function ownRows(name: string, rows: readonly Partial<BoardRow>[]): readonly BoardRow[] {
  const now = new Date();
  return rows.map((fields, index) =>
    aBoardRow({
      request_id: randomUUID(),
      senior_name: `${name} ${index + 1}`,
      date: `2020-01-${String(index + 1).padStart(2, '0')}`,
      updated_at: now,
      ...fields,
    }),
  );
}

/** Of the seed and of other tests: the board is everybody's, and the dialog that moves a visit lists every student. */
export const namesOfOthers = [
  everyName,
  'Emma',
  'Ann Peeters',
  'Claes',
  'Godelieve',
  'Maes',
  'Hortense',
  'Van Peteghem',
  'Jozef',
  'Amber',
  'Amir',
  'Bilal',
  'Chloé',
  'Lotte',
  'Janssens',
  'Peeters',
  'Rust',
  'Willems',
  'Vanderhaeghenborreman',
  'Wout',
  'Rosa',
  'Ziek',
  'Vrij',
  'Vanderhaeghen',
  'Vandenblijver',
  'Wissemans',
  'Overgezet',
  'Albert',
  'Gaston',
  'Yvonne',
  'Vloed',
  'Emiel',
  'Buurmans',
  'Opvraags',
  'Verzwegen',
  'Indringer',
  'Spoorloos',
  'Vraagstaart',
];

/** Keys of shortcuts, as the screens name them. */
export const shownKeys = [
  ...['A', 'D', 'J', 'K', 'L', 'M', 'N', 'P', 'R', 'S', 'T', 'U', 'V', 'W', 'X'],
  ...['Ctrl+K', 'Delete', 'Enter'],
];
