import type { HelperWork } from '#domain/contracts/helpers.ts';
import { writeStudentView } from '#offline/helper-store.ts';
import { keepView } from './keep-view.ts';
import { nextChange } from './next-change.ts';

/** What a student's page shows. */
export interface ShownWork {
  readonly link: string;
  readonly work: HelperWork;
}

/** Keeps what a student's page shows, beside her link: it is forgotten with that. */
export function keepForStudent(root: HTMLElement, shown: () => ShownWork | null): () => void {
  return keepView({
    root,
    isSettled: () => shown() !== null,
    nextChange: (now) => nextChange(shown()?.work, now),
    write: async (key, view) => {
      const link = shown()?.link;
      if (link !== undefined) await writeStudentView(link, key, view);
    },
  });
}
