/** A step of a schedule. */
export interface ScheduledStep {
  /** Begins together with the step after it. */
  readonly together: boolean;
}

/** Plays the steps of a schedule in order, each after the end of those before it that it does not begin together with. */
export async function playSteps<Step extends ScheduledStep>(
  steps: readonly Step[],
  play: (step: Step) => Promise<unknown>,
): Promise<void> {
  let together: Promise<unknown>[] = [];
  for (const each of steps) {
    together.push(play(each));
    if (each.together) continue;
    await Promise.all(together);
    together = [];
  }
  await Promise.all(together);
}
