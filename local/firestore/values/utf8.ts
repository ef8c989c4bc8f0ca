/**
 * Compares strings by their UTF-8 bytes, i.e. by code points. UTF-16 order differs: surrogates (halves of code points
 * above U+FFFF) sort below U+E000–U+FFFF.
 */
export function compareUtf8(a: string, b: string): number {
  const length = Math.min(a.length, b.length);
  for (let index = 0; index < length; index += 1) {
    const left = a.charCodeAt(index);
    const right = b.charCodeAt(index);
    if (left === right) continue;
    const leftIsSurrogate = isSurrogate(left);
    if (leftIsSurrogate !== isSurrogate(right)) return leftIsSurrogate ? 1 : -1;
    return left - right;
  }
  return a.length - b.length;
}

function isSurrogate(codeUnit: number): boolean {
  return codeUnit >= 0xd800 && codeUnit <= 0xdfff;
}

export function utf8Length(text: string): number {
  return Buffer.byteLength(text, 'utf8');
}
