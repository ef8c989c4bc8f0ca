/**
 * Gives an item that has not changed since the last reading as the same object, so that what shows it need not be drawn
 * again when another one is sent. The database makes all of them anew.
 */
export function keepItems<Item extends object>(): (items: readonly Item[]) => readonly Item[] {
  let known = new Map<string, Item>();
  return (items) => {
    const before = known;
    known = new Map();
    return items.map((item) => {
      const content = JSON.stringify(item);
      const kept = before.get(content) ?? item;
      known.set(content, kept);
      return kept;
    });
  };
}
