import { deviceClock } from '../clock.ts';

/**
 * What a visitor typed to sign up, for the account that may be made next. It stays in this tab's storage, never in an
 * address, and is deleted when the account exists, when the visitor clears the form, and after a day.
 */
export interface SignUpDetails {
  /** Of the person who gets the account. */
  readonly fullName: string;
  readonly email: string;
  readonly phone: string;
  readonly postcode: string;
}

const key = 'madelief.sign-up';
const lifetimeMs = 24 * 60 * 60 * 1000;

export function storeSignUpDetails({ fullName, email, phone, postcode }: SignUpDetails): void {
  try {
    const savedAt = deviceClock.now().getTime();
    sessionStorage.setItem(key, JSON.stringify({ fullName, email, phone, postcode, savedAt }));
  } catch {
    // Storage can be forbidden: the visitor types it again.
  }
}

/** Returns null for no details, expired ones, or any value that this module did not write. */
export function readSignUpDetails(): SignUpDetails | null {
  try {
    const details = parseSignUpDetails(sessionStorage.getItem(key), deviceClock.now());
    if (details === null) sessionStorage.removeItem(key);
    return details;
  } catch {
    return null;
  }
}

export function clearSignUpDetails(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Storage can be forbidden: nothing is stored.
  }
}

export function parseSignUpDetails(stored: string | null, now: Date): SignUpDetails | null {
  if (stored === null) return null;
  try {
    const value: unknown = JSON.parse(stored);
    if (typeof value !== 'object' || value === null) return null;
    const text = (name: keyof SignUpDetails): string => {
      const part: unknown = Reflect.get(value, name);
      return typeof part === 'string' ? part : '';
    };
    const savedAt: unknown = Reflect.get(value, 'savedAt');
    const ageMs = typeof savedAt === 'number' ? now.getTime() - savedAt : Number.POSITIVE_INFINITY;
    if (ageMs < 0 || ageMs > lifetimeMs) return null;
    return { fullName: text('fullName'), email: text('email'), phone: text('phone'), postcode: text('postcode') };
  } catch {
    return null;
  }
}
