import { functionPath } from '../contracts/function-contract.ts';

/** The name of the function that answers a calendar service. */
export const calendarFeedName = 'calendar-feed';

/** 256 random bits in base64url. */
export const feedSecretPattern = /^[A-Za-z0-9_-]{43}$/;

/** The path of a student's calendar. The secret is in the path: a calendar service knows nothing else of her. */
export const feedPath = (secret: string): string => `${functionPath({ name: calendarFeedName })}/${secret}.ics`;

const path = /\/([A-Za-z0-9_-]{43})\.ics$/;

/** The secret of a path; null without one. */
export const feedSecretIn = (requested: string): string | null => path.exec(requested)?.[1] ?? null;

/** The same address for programs that subscribe to a calendar when they are handed one. */
export const webcalAddress = (address: string): string => address.replace(/^https?:/, 'webcal:');
