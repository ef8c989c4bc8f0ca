import type { Node, Rule } from '../oxlint-types.ts';

/** Attributes that are read or announced to a person. */
const spoken = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'description',
  'heading',
  'helperText',
  'label',
  'placeholder',
  'summary',
  'title',
]);

const hasLetters = (text: string): boolean => /\p{Letter}/u.test(text);

/** The parts of an expression that become text: both branches of a condition, the literal parts of a template. */
function fixedTexts(node: Node | null | undefined): Node[] {
  switch (node?.type) {
    case 'Literal':
      return typeof node.value === 'string' && hasLetters(node.value) ? [node] : [];
    case 'TemplateLiteral':
      return node.quasis.some((part) => hasLetters(part.value.raw)) ? [node] : [];
    case 'ConditionalExpression':
      return [...fixedTexts(node.consequent), ...fixedTexts(node.alternate)];
    case 'LogicalExpression':
      return [...fixedTexts(node.left), ...fixedTexts(node.right)];
    case 'BinaryExpression':
      return node.operator === '+' ? [...fixedTexts(node.left), ...fixedTexts(node.right)] : [];
    case 'JSXExpressionContainer':
      return fixedTexts(node.expression);
    default:
      return [];
  }
}

/** Every text exists in every language, so a component contains none. */
export const noUntranslatedText: Rule = {
  meta: { type: 'problem' },
  create(context) {
    const message =
      'This text exists in one language only: add it to each language of src/i18n (nl, en) and show it with t().';
    const report = (node: Node): void => context.report({ node, message });
    return {
      JSXText: (node) => {
        if (hasLetters(node.value)) report(node);
      },
      JSXExpressionContainer: (node) => {
        const { parent } = node;
        if (parent.type === 'JSXElement' || parent.type === 'JSXFragment') fixedTexts(node.expression).forEach(report);
      },
      JSXAttribute: (node) => {
        if (node.name.type === 'JSXIdentifier' && spoken.has(node.name.name)) fixedTexts(node.value).forEach(report);
      },
    };
  },
};
