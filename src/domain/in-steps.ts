/** Work that pauses after some milliseconds at most, so that a screen can answer. It may tell how far it is. */
export type InSteps<Value, Progress = void> = Generator<Progress, Value, void>;

/** Runs such work in one go. */
export function runToEnd<Value>(work: InSteps<Value, unknown>): Value {
  for (;;) {
    const step = work.next();
    if (step.done === true) return step.value;
  }
}
