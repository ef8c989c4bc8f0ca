/** Safari before 26 does not have it. */
interface WithScheduler {
  readonly scheduler?: Pick<Scheduler, 'postTask'>;
}

/**
 * Runs something in the next task; where the browser can, before other tasks that wait.
 * @returns a function that takes it back.
 */
export function inOwnTask(run: () => void): () => void {
  const { scheduler }: WithScheduler = globalThis;
  if (scheduler === undefined) {
    const timer = setTimeout(run);
    return () => clearTimeout(timer);
  }
  let isWanted = true;
  void scheduler.postTask(() => isWanted && run(), { priority: 'user-blocking' });
  return () => {
    isWanted = false;
  };
}

/** Resolves in a task of its own: of what begins at once, each runs by itself, and a tap or a frame can come in between. */
export const ownTask = (): Promise<void> => new Promise((resolve) => void inOwnTask(resolve));
