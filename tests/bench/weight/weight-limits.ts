interface WeightLimit {
  /** Kilobytes (1,000 bytes) of JavaScript, compressed by gzip -9. */
  readonly kB: number;
  /** A page that was made beforehand has its heading without any script: there it is all that is requested untouched. */
  readonly until: 'heading' | 'untouched';
}

/** By route (docs/decisions/0131-weights.md). */
export const weightLimits = {
  '/': { kB: 60, until: 'untouched' },
  '/winwin': { kB: 60, until: 'untouched' },
  '/login': { kB: 150, until: 'heading' },
  '/dashboard': { kB: 230, until: 'heading' },
  '/dashboard?tab=request-service': { kB: 280, until: 'heading' },
  '/dashboard?tab=my-requests': { kB: 280, until: 'heading' },
  '/voor-wie': { kB: 265, until: 'heading' },
  '/student': { kB: 120, until: 'heading' },
  '/admin': { kB: 350, until: 'heading' },
} as const satisfies Readonly<Record<string, WeightLimit>>;
