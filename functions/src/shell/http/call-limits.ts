import type { Allowance } from '#functions/gateways/allowance.ts';

/** Ten minutes: long enough to stop a script, short enough that nobody's evening is spoilt. */
const withinSeconds = 600;

/** For each function. A person calls one two or three times; these stop scripts, never a family. */
const most = {
  /** A nursing home or a village's provider is one address, and all of Hosting may be (network-address.ts). */
  address: 600,
  /** Two devices that retry every minute, twice over. */
  account: 40,
  /** Ten times the busiest ten minutes that we could serve: what it costs us stays bounded, whoever calls. */
  inTotal: 6_000,
} as const;

/** About one write a second each, at the limit. */
const shards = 10;

/** What is counted for one well-formed call. What is malformed costs nothing, and is not counted. */
export function callLimits(name: string, address: string, uid: string | null): [Allowance, ...Allowance[]] {
  const account = { name: `${name}/account`, subject: uid ?? '', most: most.account, withinSeconds };
  return [
    { name: `${name}/address`, subject: address, most: most.address, withinSeconds },
    { name: `${name}/total`, subject: '', most: most.inTotal, withinSeconds, shards },
    ...(uid === null ? [] : [account]),
  ];
}
