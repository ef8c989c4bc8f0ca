import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** What Identity Platform answers to mfaEnrollment:start, and the only parameters that it has. */
export const totpParameters = { hashingAlgorithm: 'SHA1', verificationCodeLength: 6, periodSec: 30 } as const;

/** Identity Platform's default for `adjacentIntervals`: a clock may be this many periods off, to either side. */
export const adjacentIntervals = 5;

const secretBytes = 20;
const base32Alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const { periodSec, verificationCodeLength } = totpParameters;

/** RFC 4648, without padding. */
export function toBase32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? [])
    .map((group) => base32Alphabet.charAt(Number.parseInt(group.padEnd(5, '0'), 2)))
    .join('');
}

/** @throws Error for a character that base32 does not have. */
export function fromBase32(text: string): Buffer {
  const characters = text.replaceAll(/[\s=]/g, '').toUpperCase().match(/./gs) ?? [];
  const bits = characters
    .map((character) => {
      const value = base32Alphabet.indexOf(character);
      if (value < 0) throw new Error('the secret is not base32');
      return value.toString(2).padStart(5, '0');
    })
    .join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

export const newTotpSecret = (): string => toBase32(randomBytes(secretBytes));

/** The code of a period (RFC 6238, RFC 4226). */
function codeOfPeriod(secret: string, period: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(period));
  const digest = createHmac(totpParameters.hashingAlgorithm, fromBase32(secret)).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 0xf;
  const number = (digest.readUInt32BE(offset) & 0x7f_ff_ff_ff) % 10 ** verificationCodeLength;
  return String(number).padStart(verificationCodeLength, '0');
}

const periodAt = (now: number): number => Math.floor(now / 1000 / periodSec);

/** The code that an authenticator app shows. @param now milliseconds. */
export const totpCode = (secret: string, now: number): string => codeOfPeriod(secret, periodAt(now));

export function isTotpCode(secret: string, code: string, now: number): boolean {
  const given = Buffer.from(code);
  return Array.from({ length: 2 * adjacentIntervals + 1 }, (_, index) => periodAt(now) - adjacentIntervals + index)
    .filter((period) => period >= 0)
    .map((period) => Buffer.from(codeOfPeriod(secret, period)))
    .some((expected) => expected.length === given.length && timingSafeEqual(expected, given));
}
