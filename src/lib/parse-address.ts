/** Parses an absolute address; null when it is none. `URL.canParse` is missing in the oldest supported Safari. */
export function parseAddress(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}
