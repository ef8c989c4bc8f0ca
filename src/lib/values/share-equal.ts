type Parts = Readonly<Record<string, unknown>>;

const isPlain = (value: unknown): value is Parts =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

function shareArray(before: readonly unknown[], after: readonly unknown[]): readonly unknown[] {
  const shared = after.map((part, index) => shareEqual(before[index], part));
  const isSame = before.length === after.length && shared.every((part, index) => Object.is(part, before[index]));
  return isSame ? before : shared;
}

function shareParts(before: Parts, after: Parts): Parts {
  const names = Object.keys(after);
  const shared = Object.fromEntries(names.map((name) => [name, shareEqual(before[name], after[name])]));
  const isSame =
    names.length === Object.keys(before).length &&
    names.every((name) => Object.hasOwn(before, name) && Object.is(shared[name], before[name]));
  return isSame ? before : shared;
}

/**
 * The later value with all that is equal in the earlier one taken from there: what did not change stays the same object, and
 * is not drawn again. React Query's own takes two dates of the same moment for different, and with them whatever holds one.
 */
export function shareEqual(before: unknown, after: unknown): unknown {
  if (Object.is(before, after)) return before;
  if (before instanceof Date && after instanceof Date)
    return Object.is(before.getTime(), after.getTime()) ? before : after;
  if (Array.isArray(before) && Array.isArray(after)) return shareArray(before, after);
  return isPlain(before) && isPlain(after) ? shareParts(before, after) : after;
}
