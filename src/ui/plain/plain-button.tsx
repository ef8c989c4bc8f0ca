import { type MouseEvent, type ReactNode, useRef } from 'react';
import { doubleTapMs, suppressDoubleTap } from '../actions/suppress-double-tap.ts';

export interface PlainButtonProps {
  readonly children: ReactNode;
  readonly kind?: 'main' | 'secondary' | 'danger';
  readonly type?: 'button' | 'submit';
  /** In progress: presses have no effect, while the button keeps focus. */
  readonly busy?: boolean;
  readonly onClick?: () => void;
  /** For whoever moves the focus here. */
  readonly id?: string;
  /** For equal buttons in a list. Begins with the visible label (WCAG 2.5.3). */
  readonly 'aria-label'?: string;
}

/** A button that takes a double tap for one. */
export function PlainButton({
  children,
  kind = 'secondary',
  type = 'button',
  busy = false,
  onClick,
  ...rest
}: PlainButtonProps) {
  const lastPress = useRef(Number.NEGATIVE_INFINITY);

  function press(event: MouseEvent<HTMLButtonElement>) {
    const isSecond = event.timeStamp - lastPress.current < doubleTapMs;
    lastPress.current = event.timeStamp;
    suppressDoubleTap(event);
    if (busy || isSecond) event.preventDefault();
    else onClick?.();
  }

  return (
    <button
      {...rest}
      type={type}
      className="plain-button"
      data-kind={kind}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={press}
    >
      {children}
    </button>
  );
}
