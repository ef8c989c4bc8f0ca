/**
 * Parses an address, a relative one with the address that it is relative to; null when it is none. `URL.canParse` is missing
 * in the oldest supported Safari.
 */
export function parseAddress(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}
