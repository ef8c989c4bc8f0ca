/** How long ago somebody may have signed in who exports, moves money or changes what staff may do. */
const recentSignInMinutes = 10;

/** The earliest sign-in that still counts as recent. */
export const recentSince = (now: Date): Date => new Date(now.getTime() - recentSignInMinutes * 60_000);
