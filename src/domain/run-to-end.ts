/** Runs work that pauses by itself in one go. */
export function runToEnd<Value>(work: Generator<unknown, Value, void>): Value {
  for (;;) {
    const step = work.next();
    if (step.done === true) return step.value;
  }
}
