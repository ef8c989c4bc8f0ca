import { styled } from '../theme/styled.tsx';
import { paperOnScreen } from './paper-styles.ts';
import type { ReactNode } from 'react';
import { belowPhone } from '../theme/container-queries.ts';

/** On paper 17 points, black on white, and without the frame that a screen shows around it. */
const Paper = styled('article', {
  base: {
    ...paperOnScreen,
    borderWidth: '2px',
    '& dt, & dd': { fontSize: 'inherit', color: 'black' },
    _print: {
      padding: 0,
      border: 'none',
      fontSize: '17pt',
      lineHeight: 1.35,
      gap: '12pt',
      '& dl': { gap: '6pt' },
      '& dl > div': { breakInside: 'avoid' },
    },
  },
});
const Top = styled('div', { base: { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '5' } });
const Lines = styled('p', { base: { display: 'flex', flexDirection: 'column', minWidth: 0 } });
const Title = styled('h2', { base: { fontSize: '1.4em', [belowPhone]: { fontSize: 'h3' } } });
/** What is looked for first on the paper, such as a telephone number. */
export const Strong = styled('strong', { base: { fontSize: '1.3em' } });

export interface SheetProps {
  readonly lang: string;
  readonly sender: ReactNode;
  readonly recipient: ReactNode | null;
  readonly date: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** A letter on A4, in large print. Nothing else of its screen is printed (staff-system.ts). */
export function Sheet({ lang, sender, recipient, date, title, children }: SheetProps) {
  return (
    <Paper lang={lang} data-sheet>
      <Top>
        <Lines>{sender}</Lines>
        {recipient === null ? null : <Lines>{recipient}</Lines>}
      </Top>
      <p>{date}</p>
      <Title>{title}</Title>
      {children}
    </Paper>
  );
}
