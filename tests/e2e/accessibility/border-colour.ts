import type { Locator } from 'playwright-core';

export type BorderColour = 'red' | 'grey' | 'other';

/** The name of the colour of an element's border. */
export async function borderColour(box: Locator): Promise<BorderColour> {
  const channels = await box.evaluate((element) => getComputedStyle(element).borderTopColor.match(/[\d.]+/g) ?? []);
  const [red = 0, green = 0, blue = 0] = channels.map(Number);
  if (red > 2 * Math.max(green, blue)) return 'red';
  return Math.max(red, green, blue) - Math.min(red, green, blue) < 40 ? 'grey' : 'other';
}
