import { styled } from '../theme/styled.tsx';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '../actions/button.tsx';
import { belowPhone } from '../theme/container-queries.ts';

const Opener = styled('div', { base: { display: 'none', [belowPhone]: { display: 'block' } } });
const Words = styled('div', { base: { [belowPhone]: { '&[data-folded=true]': { display: 'none' } } } });

export interface FoldedWhenLargeProps {
  /** The button that unfolds the words. */
  readonly label: string;
  readonly children: ReactNode;
}

/** Words that are read at once, but wait behind a button where the text is so large that they would fill the screen. */
export function FoldedWhenLarge({ label, children }: FoldedWhenLargeProps) {
  const [open, setOpen] = useState(false);
  const wordsId = useId();
  return (
    <>
      <Opener>
        <Button kind="quiet" aria-expanded={open} aria-controls={wordsId} onClick={() => setOpen(!open)}>
          {label}
        </Button>
      </Opener>
      <Words id={wordsId} data-folded={!open}>
        {children}
      </Words>
    </>
  );
}
