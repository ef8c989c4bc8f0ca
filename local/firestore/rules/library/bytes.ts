import { method, type MethodTable } from './overload.ts';

/** rules.Bytes. Base64 is URL-safe with padding; hexadecimal is uppercase. */
export const bytesMethods = {
  size: [method([], (bytes) => BigInt(bytes.length))],
  toBase64: [method([], (bytes) => Buffer.from(bytes).toString('base64').replaceAll('+', '-').replaceAll('/', '_'))],
  toHexString: [method([], (bytes) => Buffer.from(bytes).toString('hex').toUpperCase())],
} satisfies MethodTable<Uint8Array>;
