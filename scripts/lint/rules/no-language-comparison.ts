import type { Node, Rule } from '../oxlint-types.ts';
import { fileOf } from '../visit-imports.ts';

/** Product code, outside the two places that know each language by its name. */
const applies = (file: string): boolean =>
  /^(?:src|functions\/src|build|local)\//.test(file) &&
  !/^(?:src\/i18n|functions\/src\/mail\/texts)\//.test(file) &&
  !/\.test\.tsx?$/.test(file);

const code = /^\/?(?:nl|en|fr)(?:[-_][a-z]{2})?$/i;

const comparing = new Set(['===', '!==', '==', '!=']);

/** Methods that compare a value, or its prefix, with others. */
const asking = new Set(['includes', 'has', 'indexOf', 'startsWith']);

/** The language that an expression names, also within a list or around `as const`. */
function namesLanguage(node: Node | null | undefined): boolean {
  switch (node?.type) {
    case 'Literal':
      return typeof node.value === 'string' && code.test(node.value);
    case 'TemplateLiteral':
      return node.quasis.length === 1 && code.test(node.quasis[0]?.value.raw ?? '');
    case 'ArrayExpression':
      return node.elements.some(namesLanguage);
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return namesLanguage(node.expression);
    case 'NewExpression':
      return node.arguments.some(namesLanguage);
    default:
      return false;
  }
}

/** Language-dependent code is in the language's folder, so that a new language cannot omit it. */
export const noLanguageComparison: Rule = {
  meta: { type: 'problem' },
  create(context) {
    if (!applies(fileOf(context))) return {};
    const message =
      'A comparison with one language forgets the next: add what differs to src/i18n/locale.ts and read it with localeOf(), ' +
      'ask isDefault(), or add it to functions/src/mail/texts/mail-texts.ts.';
    const check = (node: Node, ...parts: (Node | null | undefined)[]): void => {
      if (parts.some(namesLanguage)) context.report({ node, message });
    };
    return {
      BinaryExpression(node) {
        if (comparing.has(node.operator)) check(node, node.left, node.right);
      },
      SwitchCase: (node) => check(node, node.test),
      CallExpression(node) {
        const { callee } = node;
        if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
        if (asking.has(callee.property.name)) check(node, callee.object, ...node.arguments);
      },
    };
  },
};
