/** Long enough to get on, short enough that a key press in between is answered at once. */
const sliceMs = 12;

export interface SliceOptions<Progress> {
  readonly onProgress?: (progress: Progress) => void;
  /** False once nobody waits for the result any more. */
  readonly isWanted: () => boolean;
  readonly now?: () => number;
  /** Lets the page do what waits. */
  readonly pause?: () => Promise<void>;
}

const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

/** Runs work that pauses by itself, without keeping the page from answering. @returns null when it is not wanted any more. */
export async function runInSlices<Progress, Value>(
  work: Generator<Progress, Value, void>,
  { onProgress, isWanted, now = () => performance.now(), pause = nextTask }: SliceOptions<Progress>,
): Promise<Value | null> {
  let begun = now();
  for (;;) {
    const step = work.next();
    if (step.done === true) return step.value;
    if (now() - begun < sliceMs) continue;
    onProgress?.(step.value);
    await pause();
    if (!isWanted()) return null;
    begun = now();
  }
}
