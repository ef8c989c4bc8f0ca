import { aPushSubscription } from '#tests/builders/alerts/told.ts';
import { fieldsOf, serverTime, withField, withFields } from '../documents/field-value.ts';
import { maria, uidOf } from '../people/actors.ts';
import type { RulesCase } from './rules-case.ts';

const collection = 'push_subscriptions';

const services = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  'web.push.apple.com',
  'wns2-am3p.notify.windows.com',
] as const;

/** Each with something else in the place of one dot. */
const withoutOneDot = (host: string): readonly string[] =>
  [...host].flatMap((letter, at) => (letter === '.' ? [`${host.slice(0, at)}x${host.slice(at + 1)}`] : []));

/** The first and last characters of the names in front of a service, and their neighbours in Unicode. */
const named = (service: string): readonly string[] => ['', 'ab', ...'az09-`{/:.A_'].map((name) => `${name}.${service}`);

function addresses(): readonly string[] {
  const hosts = [
    ...services,
    ...services.flatMap(withoutOneDot),
    ...named('push.apple.com'),
    ...named('notify.windows.com'),
  ];
  const paths = ['', '!', '~', ' ', '\u007F', 'ab', '!~'];
  const lengths = [999, 1000, 1001].map((length) => `https://${services[0]}/`.padEnd(length, 'a'));
  return [
    ...hosts.map((host) => `https://${host}/x`),
    ...paths.map((path) => `https://${services[0]}/${path}`),
    ...lengths,
    `http://${services[0]}/x`,
    `https://${services[0]}.evil.test/x`,
    `https://evil.test/${services[0]}/x`,
    `https://user@${services[2]}/x`,
    `https://${services[2]}:8443/x`,
    `https://evil.test#.push.apple.com/x`,
  ];
}

/** Which addresses may be stored as those of push services: the functions call them. */
export function pushAddressCases(now: Date): readonly RulesCase[] {
  const subscription = withField(fieldsOf(aPushSubscription({ user_id: uidOf(maria) })), 'created_at', serverTime);
  return addresses().map((endpoint) => ({
    name: `Maria subscribes at ${JSON.stringify(endpoint.slice(0, 60))} (${endpoint.length})`,
    actor: maria,
    collection,
    request: {
      verb: 'create',
      id: 'another-browser',
      data: withFields(subscription, new Map([['endpoint', endpoint]])),
    },
    now,
  }));
}
