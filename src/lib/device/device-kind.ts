export type DeviceKind = 'ipad' | 'iphone' | 'android';

/**
 * Returns which pictures fit the device, or null for a computer. A heuristic for the order of a page only: an iPad
 * reports itself as a Mac and is recognised by its touch screen.
 */
export function deviceKind(userAgent: string, maxTouchPoints: number): DeviceKind | null {
  if (/iPhone|iPod/.test(userAgent)) return 'iphone';
  if (/iPad/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)) return 'ipad';
  return /Android/.test(userAgent) ? 'android' : null;
}
