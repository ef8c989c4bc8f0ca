import { bytesOfBase64 } from './base64.ts';
import { photoLimits } from './photo-limits.ts';

const startOfImage = 0xd8;
const startOfScan = 0xda;
const jfif = 0xe0;
/** JFIF's own header; a thumbnail could follow it in the same segment. */
const jfifBytes = 14;
/** Baseline, extended and progressive: what canvases write and every browser shows. */
const frames: readonly number[] = [0xc0, 0xc1, 0xc2];
/** The tables of quantization and of Huffman, and the interval of restarts. */
const tables: readonly number[] = [0xdb, 0xc4, 0xdd];

interface Segment {
  readonly marker: number;
  readonly from: number;
  readonly until: number;
}

interface Header {
  readonly segments: readonly Segment[];
  /** Where the picture itself begins. */
  readonly scan: number;
}

/** Returns null where the bytes are no JPEG. */
function headerOf(bytes: Uint8Array): Header | null {
  if (bytes[0] !== 0xff || bytes[1] !== startOfImage) return null;
  const segments: Segment[] = [];
  for (let from = 2; from + 4 <= bytes.length;) {
    const [prefix, marker = 0, high = 0, low = 0] = bytes.subarray(from, from + 4);
    const length = high * 256 + low;
    if (prefix !== 0xff || length < 2) return null;
    if (marker === startOfScan) return { segments, scan: from };
    const until = from + 2 + length;
    segments.push({ marker, from, until });
    from = until;
  }
  return null;
}

/** Without what a picture is shown without: Exif with the place and the device, profiles, comments and thumbnails. */
const isPlain = ({ marker, from, until }: Segment): boolean =>
  frames.includes(marker) || tables.includes(marker) || (marker === jfif && until - from <= 4 + jfifBytes);

/** Whether nothing follows the picture. In it, 0xff stands only before a zero, a restart and the end. */
const endsWithPicture = (bytes: Uint8Array, scan: number): boolean =>
  bytes.findIndex((byte, at) => at > scan && byte === 0xff && bytes[at + 1] === 0xd9) === bytes.length - 2;

/** Returns a JPEG with nothing but its picture; null for what is no JPEG. Some browsers write Exif even from a canvas. */
export function plainJpeg(bytes: Uint8Array): Uint8Array | null {
  const header = headerOf(bytes);
  if (header === null) return null;
  const kept = header.segments.filter(isPlain).map(({ from, until }) => bytes.subarray(from, until));
  const parts = [bytes.subarray(0, 2), ...kept, bytes.subarray(header.scan)];
  return Uint8Array.from(parts.flatMap((part) => [...part]));
}

/** Whether base64 holds a square JPEG within the limits of a photo, and nothing besides its picture. */
export function isPlainSquareJpeg(base64: string): boolean {
  const bytes = bytesOfBase64(base64);
  if (bytes === null || bytes.length > photoLimits.bytes) return false;
  const header = headerOf(bytes);
  if (header === null || !header.segments.every(isPlain) || !endsWithPicture(bytes, header.scan)) return false;
  const [frame, another] = header.segments.filter(({ marker }) => frames.includes(marker));
  if (frame === undefined || another !== undefined) return false;
  const [top = 0, height = 0, left = 0, width = 0] = bytes.subarray(frame.from + 5, frame.until);
  const side = top * 256 + height;
  return side > 0 && side <= photoLimits.side && left * 256 + width === side;
}
