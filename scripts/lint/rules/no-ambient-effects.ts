import type { Context, Node, Rule } from '../oxlint-types.ts';
import { fileOf } from '../visit-imports.ts';

/** Globals with side effects, and what replaces each. `new Date(value)` is not among them: it is pure. */
const replacements: Readonly<Record<string, string>> = {
  'Date.now': 'Take a Clock (src/lib/clock.ts) as a parameter',
  'new Date': 'Take a Clock (src/lib/clock.ts) as a parameter',
  'Math.random': 'Take a Random (src/lib/random.ts) as a parameter',
  'crypto.randomUUID': 'Use src/lib/ids.ts',
  fetch: 'Speak to a server through src/firebase, or add a file to src/lib',
  XMLHttpRequest: 'Speak to a server through src/firebase, or add a file to src/lib',
  console: 'Give the failure back as a value (src/domain/result.ts); functions log through functions/src/shell/log.ts',
  localStorage: 'Use src/offline, or src/lib/preferences.ts for a choice that may be lost',
  sessionStorage: 'Use src/offline, or src/lib/preferences.ts for a choice that may be lost',
};

/** The browser's gateways may call the server directly where the SDK has no function for it. */
const gateway = { room: 'src/firebase/', may: 'fetch' };

const globalObjects = new Set(['globalThis', 'window', 'self']);

/** `Date.now` for `Date.now`, `window.Date.now` and `Date['now']`, as long as `Date` is the global one. */
function globalName(node: Node, context: Context): string | null {
  if (node.type === 'Identifier') return context.sourceCode.isGlobalReference(node) ? node.name : null;
  if (node.type !== 'MemberExpression') return null;
  const object = globalName(node.object, context);
  if (object === null) return null;
  const { property } = node;
  const key =
    property.type === 'Literal'
      ? String(property.value)
      : property.type === 'Identifier' && !node.computed
        ? property.name
        : null;
  if (key === null) return null;
  return globalObjects.has(object) ? key : `${object}.${key}`;
}

/** Time, randomness, network, storage and output are parameters, so that a test controls them. */
export const noAmbientEffects: Rule = {
  meta: { type: 'problem' },
  create(context) {
    const isGateway = fileOf(context).startsWith(gateway.room);
    const report = (node: Node, name: string): void => {
      const instead = replacements[name];
      if (instead === undefined || (isGateway && name === gateway.may)) return;
      context.report({ node, message: `${name} reaches out of the program. ${instead}.` });
    };
    const check = (node: Node): void => {
      const name = globalName(node, context);
      if (name !== null && Object.hasOwn(replacements, name)) report(node, name);
    };
    return {
      Identifier: check,
      MemberExpression: check,
      NewExpression(node) {
        if (node.arguments.length === 0 && globalName(node.callee, context) === 'Date') report(node, 'new Date');
      },
      CallExpression(node) {
        // Date() without `new` ignores its arguments and returns the current time.
        if (globalName(node.callee, context) === 'Date') report(node, 'new Date');
      },
    };
  },
};
