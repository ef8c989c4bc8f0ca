/** Stripe's own limit is a hundred calls a second. */
const atOnce = 5;

/** A failing item does not block the others; it is retried at the next sweep. */
export async function forEach<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<unknown>,
  onError: (item: Item, error: unknown) => void,
): Promise<void> {
  const waiting = [...items];
  const worker = async (): Promise<void> => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) {
      try {
        await work(item);
      } catch (error) {
        onError(item, error);
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}
