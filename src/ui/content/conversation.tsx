import { styled } from '../theme/styled.tsx';
import { useEffect, useState, type ReactNode } from 'react';
import { Daisy } from '../scenes/daisy.tsx';
import { Icon } from './icon.tsx';
import { belowPhone } from '../theme/container-queries.ts';

const List = styled('ol', {
  base: { display: 'flex', flexDirection: 'column', gap: '4', listStyle: 'none', margin: 0, padding: 0, minWidth: 0 },
});

const Item = styled('li', {
  base: { display: 'flex', minWidth: 0, scrollMarginBlockStart: '1rem' },
  variants: { mine: { true: { justifyContent: 'flex-end' } } },
});

const Bubble = styled('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '3',
    rowGap: '1',
    // A message's actions are at its end, beside the text or below it.
    '& > button': { marginInlineStart: 'auto' },
    maxWidth: 'min(100%, 36rem)',
    minWidth: 0,
    paddingInline: '4',
    paddingBlock: '3',
    borderWidth: '2px',
    borderRadius: 'card',
    [belowPhone]: { paddingInline: 'edge' },
  },
  variants: {
    mine: {
      true: { bg: 'chosen.bg', color: 'chosen.text', borderColor: 'chosen.border', borderEndEndRadius: 0 },
      false: { bg: 'card.bg', color: 'card.text', borderColor: 'card.border', borderEndStartRadius: 0 },
    },
  },
});

const Words = styled('div', {
  base: { display: 'flex', flexDirection: 'column', gap: '1', flex: '1 1 12rem', minWidth: 0 },
});

const Speaker = styled('p', {
  base: { display: 'flex', alignItems: 'center', gap: '2', fontSize: 'small', fontWeight: 700 },
});

/** Keeps typed line breaks; breaks words that are too long. */
const Said = styled('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '2',
    minWidth: 0,
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-line',
  },
});

export interface ConversationProps {
  readonly label: string;
  readonly children: ReactNode;
}

/**
 * Messages, newest last, in a live region. Messages of the first render are not announced: the log becomes live after
 * they are painted.
 */
export function Conversation({ label, children }: ConversationProps) {
  const [live, setLive] = useState(false);

  useEffect(() => {
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => setLive(true));
    });
    return () => cancelAnimationFrame(frame);
  }, []);

  return (
    <div role="log" aria-label={label} aria-live={live ? 'polite' : 'off'} aria-relevant="additions">
      <List role="list">{children}</List>
    </div>
  );
}

export interface MessageProps {
  /** Id of the text alone, without speaker and buttons, to label other elements by. */
  readonly id: string;
  /** The speaker, in words. */
  readonly speaker: string;
  readonly mine: boolean;
  readonly children: ReactNode;
  readonly action?: ReactNode;
}

export function Message({ id, speaker, mine, children, action }: MessageProps) {
  return (
    <Item mine={mine}>
      <Bubble mine={mine}>
        <Words>
          <Speaker>
            {mine ? <Icon name="person" /> : <Daisy size={1.5} />}
            {speaker}
          </Speaker>
          <Said id={id}>{children}</Said>
        </Words>
        {action}
      </Bubble>
    </Item>
  );
}
