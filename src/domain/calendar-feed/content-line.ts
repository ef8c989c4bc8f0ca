/** The longest line in octets, without its end (RFC 5545, section 3.1). */
const octetsPerLine = 75;

/** Every line ends with these two characters. */
export const lineEnd = '\r\n';

function octetsOf(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x1_00_00 ? 3 : 4;
}

/**
 * Folds a content line: what is longer than 75 octets goes on after a line end and a space, which counts as one of them. No
 * character is cut in two.
 */
export function foldLine(line: string): string {
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const more = octetsOf(character);
    if (octets + more > octetsPerLine) {
      folded += `${lineEnd} `;
      octets = 1;
    }
    folded += character;
    octets += more;
  }
  return folded;
}

/** Control characters, which no text may have; line ends are written as `\n`. */
const notAllowed = /[\u0000-\u0008\u000B-\u001F\u007F]/g; // oxlint-disable-line no-control-regex -- the ones that RFC 5545 forbids

/** Writes a value of the type TEXT (RFC 5545, section 3.3.11). */
export const escapeText = (text: string): string =>
  text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(notAllowed, '')
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll('\n', String.raw`\n`);
