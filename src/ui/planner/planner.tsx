import { styled } from '../theme/styled.tsx';
import { type CSSProperties, type Ref, useCallback, useImperativeHandle, useRef } from 'react';
import { useStable } from '../use-stable.ts';
import { PlannerRowView } from './planner-row.tsx';
import type { DropWords, PlannerColumn, PlannerDrop, PlannerRow, PlannerSpan } from './planner-types.ts';
import type { Drag } from './drag-control.ts';
import { usePlannerDrag } from './use-planner-drag.ts';
import { usePlannerFocus } from './use-planner-focus.ts';

/** Scrolls by itself, so that days and names stay in view. */
const Scroller = styled('div', {
  base: {
    overflow: 'auto',
    maxHeight: 'max(24rem, calc(100dvh - var(--header-room) - 9rem))',
    borderWidth: '2px',
    borderColor: 'card.border',
    borderRadius: 'control',
    bg: 'card.bg',
    color: 'card.text',
    // Contains what is visually hidden.
    position: 'relative',
    overscrollBehavior: 'contain',
  },
});
const Table = styled('table', {
  base: { borderCollapse: 'separate', borderSpacing: 0, width: 'full', tableLayout: 'fixed', fontSize: 'small' },
});
const top = {
  position: 'sticky',
  top: 0,
  bg: 'soft.bg',
  borderBottomWidth: '2px',
  borderColor: 'card.border',
} as const;
const Corner = styled('th', {
  base: {
    ...top,
    insetInlineStart: 0,
    zIndex: 4,
    width: 'var(--first-column)',
    padding: '2',
    textAlign: 'start',
    verticalAlign: 'bottom',
    borderInlineEndWidth: '2px',
  },
});
const Day = styled('th', {
  base: {
    ...top,
    zIndex: 3,
    padding: '2',
    textAlign: 'start',
    verticalAlign: 'bottom',
    borderInlineEndWidth: '1px',
    '&:last-child': { borderInlineEndWidth: 0 },
    '&[data-marked=true]': { bg: 'chosen.bg', color: 'chosen.text' },
  },
});
/** The day stays in view while its hours scroll. */
const DayName = styled('span', {
  base: { position: 'sticky', insetInlineStart: 'calc(var(--first-column) + 0.5rem)' },
});
const HourMarks = styled('div', { base: { position: 'relative', height: '1.5rem', fontWeight: 400 } });
const Hour = styled('span', { base: { position: 'absolute', borderInlineStartWidth: '1px', paddingInlineStart: '1' } });
const Ghost = styled('div', {
  base: {
    position: 'fixed',
    zIndex: 10,
    pointerEvents: 'none',
    borderWidth: '3px',
    borderStyle: 'dashed',
    borderColor: 'main.bg',
    borderRadius: 'min(0.375rem, 6px)',
    '&[data-possible=false]': { borderColor: 'danger.border' },
  },
});
const GhostWords = styled('div', {
  base: {
    position: 'fixed',
    zIndex: 10,
    pointerEvents: 'none',
    maxWidth: '20rem',
    padding: '2',
    bg: 'main.bg',
    color: 'main.text',
    borderRadius: 'min(0.375rem, 6px)',
    '&[data-possible=false]': { bg: 'dangerAction.bg', color: 'dangerAction.text' },
  },
});

export interface PlannerHandle {
  /** Focuses the item before or after: for shortcuts of the screen, such as j and k. */
  readonly move: (step: 1 | -1) => void;
}

export interface PlannerProps {
  /** What it shows, for screen readers. */
  readonly label: string;
  /** The heading of the names of the rows. */
  readonly corner: string;
  readonly columns: readonly PlannerColumn[];
  /** A row that is the same object is not drawn again. */
  readonly rows: readonly PlannerRow[];
  readonly hours: PlannerSpan;
  /** Draws the hours of each day; otherwise a cell lists what it has. */
  readonly timed: boolean;
  readonly hourLabel: (hour: number) => string;
  /** The minute of now; null where it is not on a day of the planner. */
  readonly now: number | null;
  readonly openId: string | null;
  readonly onOpen: (id: string) => void;
  /** null while nothing can be moved. */
  readonly onDrop: ((drop: PlannerDrop) => void) | null;
  readonly wordsOf: (drop: PlannerDrop) => DropWords;
  readonly ref?: Ref<PlannerHandle>;
}

/** The words stay in the window, wherever the pointer is. */
function DropGhost({ drag, wordsOf }: { readonly drag: Drag } & Pick<PlannerProps, 'wordsOf'>) {
  const { text, possible } = wordsOf(drag.drop);
  const { left, top, height } = drag.box;
  return (
    <>
      <Ghost data-possible={possible} style={{ ...drag.box }} />
      <GhostWords
        data-possible={possible}
        style={{ left: `clamp(0px, ${left}px, 100vw - 22rem)`, top: `min(${top + height + 4}px, 100vh - 6rem)` }}
      >
        {text}
      </GhostWords>
    </>
  );
}

function Hours({ hours, hourLabel }: Pick<PlannerProps, 'hours' | 'hourLabel'>) {
  const count = (hours.to - hours.from) / 60;
  return (
    <HourMarks aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <Hour key={index} style={{ left: `${(index / count) * 100}%` }}>
          {hourLabel(hours.from / 60 + index)}
        </Hour>
      ))}
    </HourMarks>
  );
}

function Head({ corner, columns, hours, timed, hourLabel }: PlannerProps) {
  return (
    <thead>
      <tr>
        <Corner scope="col">{corner}</Corner>
        {columns.map(({ key, label, mark }) => (
          <Day key={key} scope="col" data-marked={mark !== null} style={timed ? { paddingInline: 0 } : undefined}>
            <DayName>{mark === null ? label : `${label} (${mark})`}</DayName>
            {timed ? <Hours hours={hours} hourLabel={hourLabel} /> : null}
          </Day>
        ))}
      </tr>
    </thead>
  );
}

const firstRem = 9;
/** An hour has room for most of a name; what is wider than the screen scrolls. */
const hourRem = 4.5;

function widthsOf({ hours, timed }: Pick<PlannerProps, 'hours' | 'timed'>): CSSProperties {
  const own = { '--first-column': `${firstRem}rem` } as CSSProperties;
  return timed ? { ...own, minWidth: `${firstRem + ((hours.to - hours.from) / 60) * hourRem}rem` } : own;
}

/** Rows of people or places with what is planned for them, over days or over the hours of a day. */
export function Planner(props: PlannerProps) {
  const { label, rows, hours, timed, now, openId, onOpen, onDrop, wordsOf, ref } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const { entry, move, handlers } = usePlannerFocus(scroller, rows);
  const { drag, wasDragged, handlers: pointer } = usePlannerDrag({ scroller, hours: timed ? hours : null, onDrop });
  const open = useStable((id: string) => (wasDragged() ? undefined : onOpen(id)));
  useImperativeHandle(ref, () => ({ move }));
  const ownOf = useCallback(
    (row: PlannerRow, id: string | null) =>
      row.cells.some(({ items }) => items.some((item) => item.id === id)) ? id : null,
    [],
  );
  return (
    <Scroller
      ref={scroller}
      role="region"
      aria-label={label}
      tabIndex={rows.length === 0 ? 0 : undefined}
      {...handlers}
      {...pointer}
    >
      <Table style={widthsOf(props)}>
        <Head {...props} />
        <tbody>
          {rows.map((row) => (
            <PlannerRowView
              key={row.id}
              row={row}
              hours={hours}
              timed={timed}
              now={timed ? now : null}
              entry={ownOf(row, entry)}
              openId={ownOf(row, openId)}
              onOpen={open}
            />
          ))}
        </tbody>
      </Table>
      {drag === null ? null : <DropGhost drag={drag} wordsOf={wordsOf} />}
    </Scroller>
  );
}
