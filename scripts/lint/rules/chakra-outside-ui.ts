import type { Rule } from '../oxlint-types.ts';
import { fileOf } from '../visit-imports.ts';

/** Layout components without a look: no colour, border, text or size. */
const layout = new Set([
  'AspectRatio',
  'Box',
  'Center',
  'Container',
  'Flex',
  'Float',
  'Grid',
  'GridItem',
  'Group',
  'HStack',
  'SimpleGrid',
  'Spacer',
  'Stack',
  'VStack',
  'VisuallyHidden',
  'Wrap',
]);

/** Provides the theme of src/ui to every screen. */
const provider = {
  name: 'ChakraProvider',
  files: ['src/app/app.tsx', 'src/app/staff/staff-app.tsx', 'src/app/public/public-frame.tsx'],
};

/** Chakra's controls are too small and have too little contrast for this product; the parts of src/ui are measured. */
export const chakraOutsideUi: Rule = {
  meta: { type: 'problem' },
  create(context) {
    const file = fileOf(context);
    if (file.startsWith('src/ui/')) return {};
    const isAllowed = (name: string): boolean =>
      layout.has(name) || (name === provider.name && provider.files.includes(file));
    return {
      ImportDeclaration(node) {
        if (node.source.value !== '@chakra-ui/react') return;
        for (const specifier of node.specifiers) {
          const { imported } = { imported: null, ...specifier };
          const name = imported === null ? '*' : imported.type === 'Identifier' ? imported.name : imported.value;
          if (isAllowed(name)) continue;
          const message = `${name} of Chakra is used in src/ui only: use or add a part there. Elsewhere Chakra only lays out: ${[...layout].join(', ')}.`;
          context.report({ node: specifier, message });
        }
      },
    };
  },
};
