import { defineRecipe } from '@chakra-ui/react';
import { styled } from '../theme/styled.tsx';
import { useRef, type MouseEvent, type ReactNode, type Ref } from 'react';
import { Icon, type IconName } from '../content/icon.tsx';
import { suppressDoubleTap, doubleTapMs } from './suppress-double-tap.ts';
import { belowPhone, belowUsualPhone } from '../theme/container-queries.ts';

/**
 * Filled buttons lose their fill, on which the dashes of a disabled border are not seen. A busy one keeps it: it works, and
 * changing twice would draw the eye.
 */
const disabledFill = {
  '&[aria-disabled=true]:not([aria-busy=true])': { bg: 'card.bg', color: 'card.muted' },
};

/** Shared with links that look like a button. */
export const buttonRecipe = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '3',
    minHeight: 'control',
    minWidth: 'control',
    paddingInline: '5',
    paddingBlock: '3',
    borderWidth: '2px',
    borderRadius: 'control',
    fontSize: 'body',
    fontWeight: 600,
    lineHeight: 1.3,
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    // Disables double-tap zoom.
    touchAction: 'manipulation',
    '& > span': { minWidth: 0 },
    '&[aria-disabled=true]': { cursor: 'default', borderStyle: 'dashed' },
    [belowUsualPhone]: { paddingInline: '3', gap: '2' },
    // All the width and height are for the words: the icon only repeats them, and the minimum touch target suffices.
    [belowPhone]: { minHeight: '56px', padding: 'edge', fontSize: 'body', '& > svg': { display: 'none' } },
  },
  variants: {
    kind: {
      main: {
        minHeight: 'action',
        fontSize: 'h3',
        bg: 'main.bg',
        color: 'main.text',
        borderColor: 'main.border',
        _hover: { bg: 'mainHover.bg', borderColor: 'mainHover.border' },
        ...disabledFill,
      },
      secondary: {
        bg: 'card.bg',
        color: 'card.link',
        borderColor: 'card.icon',
        _hover: { bg: 'chosen.bg' },
      },
      quiet: {
        bg: 'transparent',
        color: 'page.link',
        borderColor: 'transparent',
        textDecoration: 'underline',
        textUnderlineOffset: '0.2em',
        _hover: { textDecorationThickness: '0.15em' },
      },
      danger: {
        bg: 'dangerAction.bg',
        color: 'dangerAction.text',
        borderColor: 'dangerAction.border',
        _hover: { bg: 'danger.text' },
        ...disabledFill,
      },
    },
    wide: { true: { width: 'full' } },
  },
  defaultVariants: { kind: 'secondary' },
});

const StyledButton = styled('button', buttonRecipe);

export interface ButtonProps {
  readonly children: ReactNode;
  readonly kind?: 'main' | 'secondary' | 'quiet' | 'danger';
  readonly type?: 'button' | 'submit';
  readonly icon?: IconName;
  readonly wide?: boolean;
  /**
   * In progress: taps have no effect, while the button keeps focus and its place in the accessibility tree. The caller
   * changes the label ("Bezig met inloggen...").
   */
  readonly busy?: boolean;
  readonly disabled?: boolean;
  /** Called on a press while disabled, to show what is missing. */
  readonly onPressDisabled?: () => void;
  readonly onClick?: (event: MouseEvent<HTMLButtonElement>) => void;
  readonly ref?: Ref<HTMLButtonElement>;
  readonly id?: string;
  readonly 'aria-expanded'?: boolean;
  readonly 'aria-controls'?: string;
  readonly 'aria-pressed'?: boolean;
  /** The id of the form that it submits, for a button outside of it. */
  readonly form?: string;
  readonly 'aria-describedby'?: string;
  /** For many equal buttons in a list. Begins with the visible label, so that voice control finds it (WCAG 2.5.3). */
  readonly 'aria-label'?: string;
}

export function Button({
  children,
  kind = 'secondary',
  type = 'button',
  icon,
  busy,
  disabled,
  onPressDisabled,
  onClick,
  ...rest
}: ButtonProps) {
  const lastTap = useRef(Number.NEGATIVE_INFINITY);
  const off = busy === true || disabled === true;

  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    const tooSoon = event.timeStamp - lastTap.current < doubleTapMs;
    lastTap.current = event.timeStamp;
    // Implicit submission by Enter clicks this button too, so the form is not sent either.
    if (off || tooSoon) {
      event.preventDefault();
      if (disabled === true && busy !== true && !tooSoon) onPressDisabled?.();
      return;
    }
    suppressDoubleTap(event);
    onClick?.(event);
  }

  return (
    <StyledButton
      type={type}
      kind={kind}
      aria-disabled={off || undefined}
      aria-busy={busy === true || undefined}
      onClick={handleClick}
      {...rest}
    >
      {icon === undefined ? null : <Icon name={icon} />}
      <span>{children}</span>
    </StyledButton>
  );
}
