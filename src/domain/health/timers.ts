/** The timers of the functions, by the names that they are deployed under, with their periods in minutes. */
export const timers = {
  sweepMail: 1,
  sweepAlerts: 1,
  expireOffers: 5,
  sweepVisits: 15,
  askAfterVisits: 15,
  remindDebts: 15,
  sweepReceipts: 15,
  announceVisits: 15,
  watchHealth: 15,
  watchStaffLogins: 15,
  makeVisits: 60,
  sweepPurchases: 60,
  askCircles: 24 * 60,
  checkLedger: 24 * 60,
  erasePeople: 24 * 60,
  remindDataRequests: 24 * 60,
  renewHelperLinks: 24 * 60,
  retainData: 24 * 60,
} as const satisfies Readonly<Record<string, number>>;

export type TimerName = keyof typeof timers;

export const timerNames = Object.keys(timers) as readonly TimerName[];
