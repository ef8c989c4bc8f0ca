/** @param atOnce concurrency, like the triggers of as many orders. */
export async function forEachOf(
  ids: readonly string[],
  work: (id: string) => Promise<unknown>,
  atOnce = 10,
): Promise<void> {
  const waiting = [...ids];
  const worker = async (): Promise<void> => {
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) await work(id);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

/** @returns how many of the `count` pieces of this work are done in a second. */
export async function rateOf(count: number, work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return (count * 1_000) / (performance.now() - began);
}
