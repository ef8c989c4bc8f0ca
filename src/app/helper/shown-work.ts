import type { ShownWork } from '#pwa/first-view/keep-for-student.ts';

let shown: ShownWork | null = null;

/** What the screen shows of a student's work now; null where nothing of anybody is shown. */
export const shownWork = {
  get: (): ShownWork | null => shown,
  set(next: ShownWork | null): void {
    shown = next;
  },
};
