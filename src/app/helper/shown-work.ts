import type { HelperWork } from '#domain/contracts/helpers.ts';

interface ShownWork {
  readonly link: string;
  readonly work: HelperWork;
}

let shown: ShownWork | null = null;

/** What the screen shows of a student's work now; null where nothing of anybody is shown. */
export const shownWork = {
  get: (): ShownWork | null => shown,
  set(next: ShownWork | null): void {
    shown = next;
  },
};
