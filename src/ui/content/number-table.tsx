import { styled } from '../theme/styled.tsx';
import { visuallyHidden } from '../theme/visually-hidden.ts';

const Frame = styled('div', {
  base: {
    containerType: 'inline-size',
    containerName: 'numbers',
    borderWidth: '1px',
    borderColor: 'card.border',
    borderRadius: 'card',
    bg: 'card.bg',
    // Contains what is visually hidden.
    position: 'relative',
  },
});

/** Too narrow for the columns: each line is a small card. The supported browsers keep a table's roles then. */
const narrow = '@container numbers (max-width: 58rem)';

const Table = styled('table', {
  base: {
    borderCollapse: 'collapse',
    width: 'full',
    color: 'card.text',
    fontVariantNumeric: 'tabular-nums',
    [narrow]: { '&, & > :is(caption, tbody, tfoot), & tr': { display: 'block' } },
  },
});
const Caption = styled('caption', { base: { textAlign: 'left', padding: '3', fontWeight: 700 } });
const Columns = styled('thead', { base: { [narrow]: { ...visuallyHidden } } });
const Head = styled('th', {
  base: {
    padding: '3',
    textAlign: 'right',
    verticalAlign: 'bottom',
    borderBottomWidth: '2px',
    '&:first-child': { textAlign: 'left' },
  },
});
/** The frame ends the table: its last line has none of its own, which would stand out beside the round corners. */
const lastLine = {
  'tbody:last-child > tr:last-child > &, tfoot > tr:last-child > &': { borderBottomWidth: 0 },
} as const;

const LineHead = styled('th', {
  base: {
    padding: '3',
    textAlign: 'left',
    borderBottomWidth: '1px',
    ...lastLine,
    [narrow]: { display: 'block', paddingBottom: 0, borderBottomWidth: 0 },
  },
});
const Cell = styled('td', {
  base: {
    padding: '3',
    textAlign: 'right',
    borderBottomWidth: '1px',
    ...lastLine,
    [narrow]: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      columnGap: '4',
      paddingBlock: '1',
      borderBottomWidth: 0,
      '&:last-child': { paddingBottom: '3', borderBottomWidth: '1px' },
    },
  },
});
const Foot = styled('tfoot', { base: { fontWeight: 700 } });
/** The heading of the column, where there are no columns; a screen reader has it from the table. */
const Label = styled('span', { base: { display: 'none', color: 'card.muted', [narrow]: { display: 'inline' } } });

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
      <LineHead scope="row">{head}</LineHead>
      {rest.map((cell, index) => (
        <Cell key={columns[index + 1]}>
          <Label aria-hidden>{columns[index + 1]}</Label>
          {cell}
        </Cell>
      ))}
    </tr>
  );
}

/** Numbers in rows and columns, with a heading for each. */
export function NumberTable({ caption, columns, lines, total }: NumberTableProps) {
  return (
    <Frame>
      <Table>
        <Caption>{caption}</Caption>
        <Columns>
          <tr>
            {columns.map((column) => (
              <Head key={column} scope="col">
                {column}
              </Head>
            ))}
          </tr>
        </Columns>
        <tbody>
          {lines.map((cells) => (
            <Line key={cells[0]} columns={columns} cells={cells} />
          ))}
        </tbody>
        {total === undefined ? null : (
          <Foot>
            <Line columns={columns} cells={total} />
          </Foot>
        )}
      </Table>
    </Frame>
  );
}
