import type { Limit } from '#functions/gateways/evaluate-limit.ts';
import type { ClientAddress } from './client-address.ts';

/** Ten minutes: long enough to stop a script, short enough for a person to wait out. */
const withinSeconds = 600;

/** Calls of one function. A person calls one two or three times; these stop scripts. */
const most = {
  /** A nursing home or a provider's NAT can be one address. */
  address: 600,
  /** Four such addresses. */
  network: 2_400,
  /** Twice the calls of two devices that retry every minute. */
  account: 40,
  /** A staff member who plans forty requests, each in a few steps, and moves and undoes some. */
  staff: 600,
  /** Ten times the busiest ten minutes that we could serve. */
  inTotal: 6_000,
} as const;

/** Keeps each counter at about one write a second when the limit is reached. */
const shardsFor = (mostCalls: number): number => Math.ceil(mostCalls / withinSeconds);

/** Of a function that stores something for whoever calls it: stricter limits of its own. */
export interface OwnLimits {
  readonly address: number;
  readonly network: number;
}

/**
 * Of the public forms, which store what a stranger sends: a fair where a village signs up on one Wi-Fi. Over it, the device
 * of a visitor sends the form later.
 */
export const formLimits: OwnLimits = { address: 120, network: 480 };

interface Caller {
  readonly client: ClientAddress;
  readonly actorUid: string | null;
  readonly isStaff?: boolean;
}

/**
 * The limits that one well-formed call counts towards. Malformed calls are rejected earlier and not counted. The total
 * rejects no one: a stranger with many addresses would close the function for everybody. It raises an alarm, and
 * `maxInstances` bounds the cost.
 */
export function callLimits(
  name: string,
  { client, actorUid, isStaff = false }: Caller,
  own: OwnLimits = most,
): [Limit, ...Limit[]] {
  const mostCalls = isStaff ? most.staff : most.account;
  const account = { name: `${name}/account`, subject: actorUid ?? '', most: mostCalls, withinSeconds };
  return [
    { name: `${name}/address`, subject: client.address, most: own.address, withinSeconds },
    {
      name: `${name}/network`,
      subject: client.network,
      most: own.network,
      withinSeconds,
      shards: shardsFor(own.network),
    },
    {
      name: `${name}/total`,
      subject: '',
      most: most.inTotal,
      withinSeconds,
      shards: shardsFor(most.inTotal),
      isAlarm: true,
    },
    ...(actorUid === null ? [] : [account]),
  ];
}
