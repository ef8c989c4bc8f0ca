/**
 * Does the work of each item, a few at a time. After a failure the other lanes go on: what they finish need not be done
 * again.
 * @throws the first failure.
 */
export async function inLanes<Item>(
  items: Iterable<Item>,
  lanes: number,
  work: (item: Item) => Promise<unknown>,
): Promise<void> {
  const left = [...items].values();
  const lane = async () => {
    for (const item of left) await work(item);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}
