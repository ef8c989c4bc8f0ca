const weekMs = 7 * 24 * 60 * 60_000;

/**
 * The moment to go back to.
 *
 * @throws Error that says how to write it, or why it cannot be.
 */
export function readMoment(
  text: string | undefined,
  { now, wholeMinute }: { readonly now: Date; readonly wholeMinute: boolean },
): Date {
  // Without a zone it would be read in that of this machine.
  const isWritten = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?Z$/.test(text ?? '');
  const moment = new Date(text ?? '');
  if (!isWritten || Number.isNaN(moment.getTime())) {
    throw new Error('Give the last moment at which everything was right, in UTC: --moment 2026-11-25T09:30Z');
  }
  if (moment >= now) throw new Error(`${text} is still to come`);
  if (wholeMinute && moment.getTime() % 60_000 !== 0) throw new Error('Google keeps whole minutes: leave seconds out');
  if (now.getTime() - moment.getTime() > weekMs) {
    throw new Error('Google keeps seven days: docs/operations.md says how an older backup is brought back');
  }
  return moment;
}
