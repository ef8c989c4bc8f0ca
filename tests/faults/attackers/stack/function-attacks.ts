import { randomUUID } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { inProject } from '#build/project.ts';
import { type Capability, can } from '#domain/accounts/roles.ts';
import type { AnyContract } from '#tests/functions/hostile/every-contract.ts';
import { nearMisses } from '#tests/functions/hostile/near-misses.ts';
import { validCalls } from '#tests/functions/hostile/valid-calls.ts';
import type { Victim } from '../victims.ts';
import type { ArmedAttacker, StackCast } from './stack-cast.ts';

export interface FunctionAttack {
  readonly name: string;
  readonly body: string;
  readonly headers: Record<string, string>;
}

const kebab = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** What each call requires, as the functions declare it. */
function requirements(): ReadonlyMap<string, string> {
  const sources = globSync(inProject('functions', 'src', '*-calls.ts')).map((file) => readFileSync(file, 'utf8'));
  const declared = /contract: (?:\w+\.)?(\w+),\s*requires: '([^']+)'/g;
  return new Map([...sources.join('\n').matchAll(declared)].map(([, name = '', what = '']) => [kebab(name), what]));
}

/** Open to everybody who has the token or the id: of staff’s roles those are no attack. */
const open: ReadonlySet<string> = new Set(['nothing', 'sign-in', 'verified-mail']);

/** The calls that are none of an attacker’s business; of staff’s roles those of the other roles. */
function callsOf({ role }: ArmedAttacker, contracts: readonly AnyContract[]): readonly AnyContract[] {
  // Who is in a circle may begin a present to its senior, which she pays herself, and may leave it.
  const hers = ['give-credits', 'leave-circle'];
  if (role === 'family with see') return contracts.filter(({ name }) => !hers.includes(name));
  if (role !== 'dispatch' && role !== 'finance') return contracts;
  const required = requirements();
  return contracts.filter(({ name }) => {
    const what = required.get(name);
    return what !== undefined && !open.has(what) && !can(role, what as Capability);
  });
}

const idsOf = ({ uid, requestId }: Victim): readonly string[] => [
  ...[uid, requestId, `cs_${uid}`, `gift-to-${uid}`, `lead-of-${uid}`, `entry-of-${uid}`, `debt-of-${uid}`],
  ...[`alert-of-${uid}`, `welcome_${uid}`, `els-${uid}`],
];

/** The valid input, of which texts that are ids name what is another person’s, and commands are new. */
function aimed(input: unknown, ids: readonly string[], seed: number, name = ''): unknown {
  if (Array.isArray(input)) return input.map((each, index) => aimed(each, ids, seed + index, name));
  if (typeof input === 'object' && input !== null)
    return Object.fromEntries(
      Object.entries(input).map(([key, each], index) => [key, aimed(each, ids, seed * 7 + index, key)]),
    );
  if (name === 'command_id' || name === 'attempt' || name === 'search_id') return randomUUID();
  // The id of a form, which its sender mints: one that somebody else’s has.
  if (name === 'id') return ids.filter((each) => each.startsWith('entry-of-'))[seed % 2];
  const isId = typeof input === 'string' && /(?:_id|_uid|planningId)$/.test(name);
  return isId ? ids[seed % ids.length] : input;
}

const withLink = (input: unknown, link: string | null): unknown =>
  link !== null && typeof input === 'object' && input !== null && 'link' in input ? { ...input, link } : input;

/** Tokens that were never issued, or belong to nobody: they are refused like none. */
const forged = ({ uid }: Victim): string =>
  `eyJhbGciOiJub25lIn0.${Buffer.from(JSON.stringify({ sub: uid, user_id: uid, email_verified: true })).toString('base64url')}.`;

/** Calls of every function with other people’s ids, corrupted inputs and forged tokens. */
export function functionAttacks(
  { victims, calls }: StackCast,
  attacker: ArmedAttacker,
  contracts: readonly AnyContract[],
): fc.Arbitrary<FunctionAttack> {
  const valid = validCalls(calls);
  const ids = victims.flatMap(idsOf);
  const own = attacker.idToken === null ? {} : { authorization: `Bearer ${attacker.idToken}` };
  const forgeries = victims.map((victim) => ({ authorization: `Bearer ${forged(victim)}` }));
  const headers = fc.oneof({ weight: 6, arbitrary: fc.constant(own) }, fc.constantFrom({}, ...forgeries));
  return fc
    .tuple(fc.constantFrom(...callsOf(attacker, contracts)), fc.nat(100_000), headers, fc.integer({ min: 0, max: 3 }))
    .map(([contract, seed, sent, corrupted]): FunctionAttack => {
      const { name, input } = contract;
      const example = valid[name]?.input ?? {};
      const misses = corrupted === 0 ? nearMisses(input, example) : [];
      const body = misses[seed % Math.max(1, misses.length)];
      return { name, headers: sent, body: body ?? JSON.stringify(withLink(aimed(example, ids, seed), attacker.link)) };
    });
}
