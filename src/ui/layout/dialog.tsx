import { chakra } from '@chakra-ui/react';
import { useEffect, useId, useRef, type MouseEvent, type ReactNode } from 'react';
import { deviceClock } from '#lib/clock.ts';

const Window = chakra('dialog', {
  base: {
    margin: 'auto',
    width: 'min(40rem, calc(100vw - 1.5rem))',
    maxHeight: 'calc(100dvh - 1.5rem)',
    overflowY: 'auto',
    padding: '5',
    bg: 'card.bg',
    color: 'card.text',
    borderWidth: '2px',
    borderColor: 'card.border',
    borderRadius: 'card',
    '&::backdrop': { background: 'rgb(16 28 21 / 0.65)' },
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
const Inner = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '4' } });
const Title = chakra('h2', { base: { fontSize: 'h2' } });
const Actions = chakra('div', {
  base: { display: 'flex', gap: '3' },
  variants: {
    stacked: {
      true: { flexDirection: 'column' },
      false: { flexWrap: 'wrap', '& > *': { flex: '1 1 14rem' } },
    },
  },
});

/** A double tap that opened the dialog must not answer it too. */
const settleMs = 500;

export interface DialogProps {
  readonly open: boolean;
  readonly title: string;
  /** Escape or the back gesture: the same as the button that changes nothing. */
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** Buttons; the one that changes nothing comes first. */
  readonly actions: ReactNode;
  /** One below the other: for more than two, or long ones. */
  readonly stacked?: boolean;
  /** On a small screen it comes up from below, over its whole width. */
  readonly drawer?: boolean;
}

/** The browser's own modal dialog: it keeps focus in, makes the rest inert and gives focus back when it closes. */
export function Dialog({ open, title, onClose, children, actions, stacked = false, drawer = false }: DialogProps) {
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const openedAt = useRef(0);

  useEffect(() => {
    const element = dialog.current;
    if (!open || element === null) return;
    // React takes the element away before the browser could give the focus back by itself.
    const opener = document.activeElement;
    element.showModal();
    return () => {
      element.close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, [open]);

  // Also when the question changes: reading begins at the title, and no button is one accidental Enter or tap away.
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
      <Inner>
        <Title ref={heading} id={titleId} tabIndex={-1}>
          {title}
        </Title>
        {children}
        <Actions stacked={stacked}>{actions}</Actions>
      </Inner>
    </Window>
  );
}
