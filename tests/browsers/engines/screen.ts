import type { Viewport } from '#tests/browser/device.ts';
import type { Target } from './find-in-page.ts';

/**
 * What a person sees and does on one page, in any engine. Nothing here waits for the product: a journey repeats its
 * question until the answer is there (`until`).
 */
export interface Screen {
  open(address: string): Promise<void>;
  address(): Promise<string>;
  /** Whether the target is visible, within the open dialog if there is one. */
  shows(target: Target): Promise<boolean>;
  /** Taps the middle of the target. @returns false when it is not there or cannot be tapped now. */
  tap(target: Target): Promise<boolean>;
  /** Empties a field and types into it. @returns false when it is not there. */
  type(label: string, text: string): Promise<boolean>;
  /** Chooses an option of a drop-down list by its text or value. @returns false when it is not there. */
  choose(label: string, option: string): Promise<boolean>;
  /** The text that the page shows. */
  text(): Promise<string>;
  /** Evaluates an expression in the page, and awaits a promise. */
  evaluate(expression: string): Promise<unknown>;
  /** A PNG of what is in view. */
  picture(): Promise<Buffer>;
  resize(viewport: Viewport): Promise<void>;
  /** Goes on in the tab that the page has opened. @returns false when there is none. */
  turnToNewTab(): Promise<boolean>;
}
