const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const wellFormed = /^(?:[A-Za-z\d+/]{4})*(?:[A-Za-z\d+/]{2}==|[A-Za-z\d+/]{3}=)?$/;

/** Returns the bytes of base64 with padding; null for anything else. The domain knows neither `atob` nor `Buffer`. */
export function bytesOfBase64(base64: string): Uint8Array | null {
  if (!wellFormed.test(base64)) return null;
  const digits = base64.replace(/=+$/, '');
  const bytes = new Uint8Array(Math.floor((digits.length * 3) / 4));
  for (let at = 0; at < bytes.length; at += 1) {
    const first = Math.floor((at * 4) / 3);
    const pair = alphabet.indexOf(digits.charAt(first)) * 64 + alphabet.indexOf(digits.charAt(first + 1));
    bytes[at] = pair >> (4 - 2 * (at % 3));
  }
  return bytes;
}
