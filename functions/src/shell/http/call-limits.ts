import type { Limit } from '#functions/gateways/evaluate-limit.ts';

/** Ten minutes: long enough to stop a script, short enough for a person to wait out. */
const withinSeconds = 600;

/** Per function. A person calls one two or three times; these stop scripts. */
const most = {
  /** A nursing home or a provider's NAT can be one address, and so can all of Hosting (network-address.ts). */
  address: 600,
  /** Twice the calls of two devices that retry every minute. */
  account: 40,
  /** A staff member who plans forty requests, each in a few steps, and moves and undoes some. */
  staff: 600,
  /** Ten times the busiest ten minutes that we could serve: bounds the cost. */
  inTotal: 6_000,
} as const;

/** Keeps each counter at about one write a second when the limit is reached. */
const shards = 10;

/** The limits that one well-formed call counts towards. Malformed calls are rejected earlier and not counted. */
export function callLimits(
  name: string,
  address: string,
  actorUid: string | null,
  isForStaff = false,
): [Limit, ...Limit[]] {
  const mostCalls = isForStaff ? most.staff : most.account;
  const account = { name: `${name}/account`, subject: actorUid ?? '', most: mostCalls, withinSeconds };
  return [
    { name: `${name}/address`, subject: address, most: most.address, withinSeconds },
    { name: `${name}/total`, subject: '', most: most.inTotal, withinSeconds, shards },
    ...(actorUid === null ? [] : [account]),
  ];
}
