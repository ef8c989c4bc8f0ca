import { styled } from '../theme/styled.tsx';
import { belowPhone } from '../theme/container-queries.ts';

const Column = styled('div', {
  base: { display: 'flex', flexDirection: 'column', gap: '4', width: 'full', maxWidth: 'text', minWidth: 0 },
});
const Points = styled('ul', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '2',
    margin: 0,
    listStyle: 'disc',
    paddingInlineStart: '6',
    [belowPhone]: { paddingInlineStart: '24px' },
  },
});

/** A paragraph, or the items of a list. */
export type ProseBlock = string | readonly string[];

/** Running text: paragraphs and lists. Blocks are keyed by their text, so no two may be equal. */
export function Prose({ blocks }: { readonly blocks: readonly ProseBlock[] }) {
  return (
    <Column>
      {blocks.map((block) =>
        typeof block === 'string' ? (
          <p key={block}>{block}</p>
        ) : (
          <Points key={block.join()}>
            {block.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </Points>
        ),
      )}
    </Column>
  );
}
