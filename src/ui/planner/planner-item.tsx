import { styled } from '../theme/styled.tsx';
import { visuallyHidden } from '../theme/visually-hidden.ts';
import type { PlannerItem } from './planner-types.ts';
import { HyphenedText } from './hyphened-text.tsx';

const tone = (name: string) => ({ bg: `${name}.bg`, color: `${name}.text`, borderColor: `${name}.border` });

const Block = styled('button', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    width: 'full',
    height: 'full',
    minHeight: 'control',
    // Contains what is visually hidden.
    position: 'relative',
    paddingInline: '1',
    paddingBlock: '1',
    borderWidth: '1px',
    borderInlineStartWidth: '5px',
    borderRadius: 'min(0.375rem, 6px)',
    fontSize: 'small',
    lineHeight: 1.25,
    textAlign: 'start',
    cursor: 'pointer',
    userSelect: 'none',
    WebkitTouchCallout: 'none',
    minWidth: 0,
    // A long name breaks between its syllables (hyphened-text.tsx); what has none breaks anywhere.
    overflowWrap: 'anywhere',
    // Where its hours are narrower, it is as wide as its longest word. Only what no name is breaks.
    '&[data-whole=true]': { minWidth: 'min-content', overflowWrap: 'normal' },
    '& > span': { maxWidth: 'full' },
    '& > span:first-of-type': { fontWeight: 600 },
    '&[data-open=true]': { outlineWidth: '3px', outlineStyle: 'solid', outlineColor: 'main.bg', outlineOffset: '0' },
    '&[data-dragged=true]': { opacity: 0.5 },
    // Inside, so that what lies beside it does not cover it.
    '&:focus-visible': {
      outline: '3px solid currentColor',
      outlineOffset: '-4px',
      boxShadow: 'inset 0 0 0 7px var(--madelief-colors-heart-bg)',
      zIndex: 1,
    },
  },
  variants: {
    tone: {
      info: tone('info'),
      warning: tone('warning'),
      success: tone('success'),
      plum: tone('plum'),
      danger: tone('danger'),
      neutral: tone('neutral'),
    },
  },
});

/** Letters in a row: more than a name has, or the part of one between hyphens. */
const longestWord = 14;

const hasEndlessWord = (lines: readonly string[]): boolean =>
  lines.some((line) => line.split(/[\s\u2013-]/).some((word) => word.length > longestWord));

const Unseen = styled('span', { base: visuallyHidden });

export interface PlannerBlockProps {
  readonly item: PlannerItem;
  readonly open: boolean;
  /** Whether Tab stops here; the arrow keys reach every other one. */
  readonly entry: boolean;
  /** Whether it may be wider than its place, so that no word of it breaks. */
  readonly whole?: boolean;
  readonly onOpen: (id: string) => void;
}

/** A planned thing: pressed it opens, and it can be dragged by whoever has a pointer (use-planner-drag.ts). */
export function PlannerBlock({ item, open, entry, whole = false, onOpen }: PlannerBlockProps) {
  const { id, rest, movable } = item;
  const [first = '', second = '', third = ''] = item.lines;
  const written = (line: string) => <span>{whole ? line : <HyphenedText text={line} />}</span>;
  return (
    <Block
      type="button"
      tone={item.tone}
      data-item={id}
      data-movable={movable}
      data-open={open}
      data-whole={whole && !hasEndlessWord(item.lines)}
      aria-current={open || undefined}
      tabIndex={entry ? 0 : -1}
      onClick={() => onOpen(id)}
    >
      {written(first)}
      {second === '' ? null : written(second)}
      {third === '' ? null : written(third)}
      <Unseen>{rest}</Unseen>
    </Block>
  );
}
