/**
 * Makes a value once for each key, where making takes far longer than finding.
 * @param most values; of one more, all are forgotten.
 */
export function madeOnce<Value>(most: number): (key: string, make: () => Value) => Value {
  const made = new Map<string, Value>();
  return (key, make) => {
    const known = made.get(key) ?? make();
    if (made.size >= most) made.clear();
    made.set(key, known);
    return known;
  };
}
