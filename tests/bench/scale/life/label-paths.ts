import { createHash } from 'node:crypto';
import { callLimits } from '#functions/shell/http/call-limits.ts';
import { everyContract } from '#tests/functions/hostile/every-contract.ts';
import type { CountedName } from '../figures.ts';
import type { CommitUsage } from '../usage-counter.ts';
import type { LifeCast } from './life-cast.ts';

/** Where calls of a local page come from, as `clientAddress` tells it. */
const localClients = [
  { address: '127.0.0.1', network: '127.0.0' },
  { address: '0:0:0:0', network: '0:0:0' },
  { address: 'unknown', network: 'unknown' },
];

/** Steps that staff does at an office, whose address its colleagues share. */
const officeSteps: readonly CountedName[] = [
  'send-quote',
  'offer',
  'view-staff-today',
  'view-staff-requests',
  'minute-of-staff-requests',
];

/** As functions/src/gateways/rate-limits.ts names a counter. */
const counterOf = (name: string, subject: string, shard: number): string =>
  createHash('sha256')
    .update(JSON.stringify([name, subject, shard]))
    .digest('hex');

/** The counters that calls of these people count towards, by what they are of: `approve-visit/total:{10}`. */
async function limitLabels(people: Readonly<Record<string, string>>): Promise<ReadonlyMap<string, string>> {
  const labels = new Map<string, string>();
  const staffMails = 5;
  for (let shard = 0; shard < staffMails; shard += 1) {
    labels.set(counterOf('staff-mail/customers', '', shard), `staff-mail/customers:{${staffMails}}`);
  }
  const names = (await everyContract()).map(({ name }) => name);
  const callers = Object.entries(people).flatMap(([label, uid]) =>
    localClients.map((client) => ({ label, client, actorUid: uid, isStaff: label === '{staff}' })),
  );
  for (const name of names) {
    for (const { label, ...caller } of callers) {
      for (const { name: limit, subject, shards = 1 } of callLimits(name, caller)) {
        const whose = limit.endsWith('/account') ? label : limit.endsWith('/total') ? '' : '{place}';
        const spread = shards === 1 ? '' : `{${shards}}`;
        for (let shard = 0; shard < shards; shard += 1) {
          labels.set(counterOf(limit, subject, shard), `${limit}:${whose}${spread}`);
        }
      }
    }
  }
  return labels;
}

/** Ids that are made for one life: UUIDs, hashes, Stripe's, and those of events of the local Firestore. */
const ownIds = /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}|[0-9a-f]{64}|(?:cs_test|evt|pi|re)_\w{14,}|\d{16}-\d+/gu;

/** One of several documents that share what is counted or summed. */
const sharded = [
  [/^counters\/board-\d+$/u, 'counters/board-{shard}'],
  [/^(figures\/\d{4}-\d\d-\d\d)_\d+$/u, '$1_{shard}'],
  [/^receipts\/(\d{4})-\d{6,8}$/u, 'receipts/$1-{receipt}'],
] as const;

/**
 * Writes the paths of a life with placeholders for its people, its request and its ids, so that they can be played for any
 * other. What has none is shared by all lives.
 */
export async function createLabels(cast: LifeCast, requestId: string) {
  const people = {
    [cast.senior.uid]: '{senior}',
    [cast.family.uid]: '{family}',
    [cast.staff.uid]: '{staff}',
    [cast.student.id]: '{student}',
    [cast.otherStudent.id]: '{otherStudent}',
    [requestId]: '{request}',
  };
  const limits = await limitLabels({
    '{senior}': cast.senior.uid,
    '{family}': cast.family.uid,
    '{staff}': cast.staff.uid,
  });
  const ids = new Map<string, string>();
  const idOf = (id: string): string => {
    const label = ids.get(id) ?? `{request}~${ids.size + 1}`;
    ids.set(id, label);
    return label;
  };
  const labelOf = (path: string, step: CountedName): string => {
    const counter = path.startsWith('rate_limits/') ? limits.get(path.slice('rate_limits/'.length)) : undefined;
    if (counter !== undefined) {
      const place = officeSteps.includes(step) ? '{office}' : '{request}';
      return `rate_limits/${counter.replaceAll('/', '.').replace('{place}', place)}`;
    }
    const known = Object.entries(people).reduce((text, [id, label]) => text.replaceAll(id, label), path);
    const own = known.replace(ownIds, idOf);
    return sharded.reduce((text, [pattern, label]) => text.replace(pattern, label), own);
  };
  return {
    commits: (commits: readonly CommitUsage[], step: CountedName) =>
      commits.map(({ written, deleted }) => ({
        written: written.map((path) => labelOf(path, step)),
        deleted: deleted.map((path) => labelOf(path, step)),
      })),
  };
}
