export type DeviceKind = 'ipad' | 'iphone' | 'android';

/**
 * Which pictures fit the device in hand, or null for a computer. A guess for the order of a page, nothing more: an iPad
 * calls itself a Mac and gives itself away by its touch screen.
 */
export function deviceKind(userAgent: string, maxTouchPoints: number): DeviceKind | null {
  if (/iPhone|iPod/.test(userAgent)) return 'iphone';
  if (/iPad/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)) return 'ipad';
  return /Android/.test(userAgent) ? 'android' : null;
}
