import { chakra } from '@chakra-ui/react';

/** Scrolls by itself when it is wider than the page, and can then be scrolled with the keys. */
const Frame = chakra('div', {
  base: { overflowX: 'auto', borderWidth: '1px', borderColor: 'card.border', borderRadius: 'card', bg: 'card.bg' },
});
const Table = chakra('table', {
  base: { borderCollapse: 'collapse', width: 'full', color: 'card.text', fontVariantNumeric: 'tabular-nums' },
});
const Caption = chakra('caption', { base: { textAlign: 'left', padding: '3', fontWeight: 700 } });
const Head = chakra('th', {
  base: { padding: '3', textAlign: 'right', verticalAlign: 'bottom', borderBottomWidth: '2px' },
  variants: { side: { true: { textAlign: 'left', borderBottomWidth: '1px', whiteSpace: 'nowrap' } } },
});
const Cell = chakra('td', {
  base: { padding: '3', textAlign: 'right', whiteSpace: 'nowrap', borderBottomWidth: '1px' },
});

export interface NumberTableProps {
  readonly caption: string;
  /** The first column holds what a line is about. */
  readonly columns: readonly string[];
  readonly lines: readonly (readonly string[])[];
  /** Drawn in bold at the end. */
  readonly total?: readonly string[];
}

function Line({ columns, cells }: { readonly columns: readonly string[]; readonly cells: readonly string[] }) {
  const [head, ...rest] = cells;
  return (
    <tr>
      <Head scope="row" side>
        {head}
      </Head>
      {rest.map((cell, index) => (
        <Cell key={columns[index + 1]}>{cell}</Cell>
      ))}
    </tr>
  );
}

/** Numbers in rows and columns, with a heading for each. */
export function NumberTable({ caption, columns, lines, total }: NumberTableProps) {
  const [first, ...others] = columns;
  return (
    <Frame role="region" aria-label={caption} tabIndex={0}>
      <Table>
        <Caption>{caption}</Caption>
        <thead>
          <tr>
            <Head scope="col" textAlign="left">
              {first}
            </Head>
            {others.map((column) => (
              <Head key={column} scope="col">
                {column}
              </Head>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((cells) => (
            <Line key={cells[0]} columns={columns} cells={cells} />
          ))}
        </tbody>
        {total === undefined ? null : (
          <chakra.tfoot fontWeight={700}>
            <Line columns={columns} cells={total} />
          </chakra.tfoot>
        )}
      </Table>
    </Frame>
  );
}
