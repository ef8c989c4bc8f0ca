/** The result of a suite, in tests. */
export interface Outcome {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

export const nothing: Outcome = { passed: 0, failed: 0, skipped: 0 };
export const onePassed: Outcome = { ...nothing, passed: 1 };
export const oneFailed: Outcome = { ...nothing, failed: 1 };

export function add(one: Outcome, other: Outcome): Outcome {
  return {
    passed: one.passed + other.passed,
    failed: one.failed + other.failed,
    skipped: one.skipped + other.skipped,
  };
}

/**
 * Compares a suite's own count with its exit code. A process that failed although no test did has crashed, and one that
 * ran no test proves nothing: both count as a failure.
 */
export function settle(counted: Outcome, exitCode: number): Outcome {
  const ran = counted.passed + counted.failed;
  const crashed = exitCode !== 0 && counted.failed === 0;
  return ran === 0 || crashed ? add(counted, oneFailed) : counted;
}

/** The summary line of a run. */
export function summaryLine({ passed, failed, skipped }: Outcome): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

export function isGreen({ passed, failed }: Outcome): boolean {
  return failed === 0 && passed > 0;
}
