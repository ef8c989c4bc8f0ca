import { styled } from '../theme/styled.tsx';
import { useDeferredValue, useEffect, useId, useRef, type MouseEvent, type ReactNode } from 'react';
import { deviceClock } from '#lib/clock.ts';
import { Button } from '../actions/button.tsx';
import { belowPhone } from '../theme/container-queries.ts';

const Window = styled('dialog', {
  base: {
    margin: 'auto',
    width: 'min(40rem, calc(100vw - 1.5rem))',
    maxHeight: 'calc(100dvh - 1.5rem)',
    overflowY: 'auto',
    padding: 0,
    bg: 'card.bg',
    color: 'card.text',
    borderWidth: '2px',
    borderColor: 'card.border',
    borderRadius: 'card',
    '&::backdrop': { background: 'rgb(16 28 21 / 0.65)' },
    '&[open]': { display: 'flex', flexDirection: 'column' },
    [belowPhone]: { width: 'calc(100vw - 16px)', maxWidth: 'full', maxHeight: 'calc(100dvh - 16px)' },
  },
  variants: {
    drawer: {
      true: {
        '@media (max-width: 47.99rem)': {
          width: 'full',
          maxWidth: 'full',
          marginBlockEnd: 0,
          borderEndRadius: 0,
          borderBlockEndWidth: 0,
        },
      },
    },
  },
});

/**
 * Scrolls, so that the buttons below it stay in view. It keeps some lines: on a screen too low for both, the whole
 * dialog scrolls.
 */
const Content = styled('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '4',
    flex: '0 1 auto',
    minHeight: '5rem',
    overflowY: 'auto',
    padding: '5',
    // Contains what is visually hidden.
    position: 'relative',
    [belowPhone]: { gap: '2', padding: 'edge' },
  },
});
const Top = styled('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '3',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    // A long title wraps beside the button; where there is no room for its longest word, the button goes below it.
    '& > h2': { flex: '1 1 6.5rem', minWidth: 'min-content' },
    '& > button': {
      marginBlock: '-3',
      marginInlineStart: 'auto',
      marginInlineEnd: '-3',
      paddingInline: '3',
      [belowPhone]: { margin: 0, marginInlineStart: 'auto' },
    },
  },
});
const Title = styled('h2', { base: { fontSize: 'h2', [belowPhone]: { fontSize: 'h3' } } });
const Actions = styled('div', {
  base: {
    display: 'flex',
    flex: 'none',
    gap: '3',
    paddingInline: '5',
    paddingBlock: '4',
    borderTopWidth: '2px',
    borderColor: 'card.border',
    '&:empty': { display: 'none' },
    [belowPhone]: { gap: 'edge', padding: 'edge' },
  },
  variants: {
    stacked: {
      true: { flexDirection: 'column' },
      false: { flexWrap: 'wrap', '& > *': { flex: '1 1 14rem' } },
    },
  },
});

/** The double tap that opened the dialog must not answer it as well. */
const settleMs = 500;

export interface DialogProps {
  readonly open: boolean;
  readonly title: string;
  /** Escape or the back gesture: the same as the cancelling button. */
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** Buttons, the main one first; in view whatever the length of the content. */
  readonly actions: ReactNode;
  /** Stacks the buttons: for more than two, or long ones. */
  readonly stacked?: boolean;
  /** Adds a button with this label beside the title, for a dialog whose buttons at the bottom may be out of view. */
  readonly closeLabel?: string;
  /** On a small screen a full-width sheet at the bottom. */
  readonly drawer?: boolean;
}

function CloseButton({ label, onClose }: Pick<DialogProps, 'onClose'> & { readonly label: string }) {
  return (
    <Button kind="quiet" icon="close" onClick={onClose}>
      {label}
    </Button>
  );
}

/**
 * A native modal dialog: it traps focus, makes the rest inert, and restores focus when it closes. It is drawn after the page
 * has answered the tap that opens it: what becomes inert gets new styles, which takes long on a full page.
 */
export function Dialog(props: DialogProps) {
  const { title, onClose, children, actions, closeLabel, stacked = false, drawer = false } = props;
  const isDrawn = useDeferredValue(props.open, false);
  const open = props.open && isDrawn;
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const openedAt = useRef(0);

  useEffect(() => {
    const element = dialog.current;
    if (!open || element === null) return;
    // React removes the element before the browser can restore focus.
    const opener = document.activeElement;
    element.showModal();
    return () => {
      element.close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, [open]);

  // Also when the question changes: focus starts at the title, so that no accidental Enter presses a button.
  useEffect(() => {
    if (!open) return;
    openedAt.current = deviceClock.monotonic();
    heading.current?.focus();
  }, [open, title]);

  function ignoreSecondTap(event: MouseEvent) {
    if (event.timeStamp - openedAt.current >= settleMs) return;
    event.preventDefault();
    event.stopPropagation();
  }

  if (!open) return null;
  return (
    <Window
      ref={dialog}
      drawer={drawer}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClickCapture={ignoreSecondTap}
    >
      <Content>
        <Top>
          <Title ref={heading} id={titleId} tabIndex={-1}>
            {title}
          </Title>
          {closeLabel === undefined ? null : <CloseButton label={closeLabel} onClose={onClose} />}
        </Top>
        {children}
      </Content>
      <Actions stacked={stacked}>{actions}</Actions>
    </Window>
  );
}
