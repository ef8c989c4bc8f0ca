import { styled } from '../theme/styled.tsx';
import type { ReactNode } from 'react';
import { Icon, type IconName } from '../content/icon.tsx';
import { belowPhone, belowUsualPhone } from '../theme/container-queries.ts';

const Box = styled('div', {
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '3',
    padding: '4',
    borderWidth: '2px',
    borderRadius: 'control',
    borderInlineStartWidth: '0.5rem',
    [belowUsualPhone]: { padding: '3', gap: '2' },
    [belowPhone]: {
      flexDirection: 'column',
      alignItems: 'stretch',
      gap: 'edge',
      padding: 'edge',
      borderInlineStartWidth: '8px',
    },
  },
  variants: {
    kind: {
      info: { bg: 'info.bg', color: 'info.text', borderColor: 'info.border' },
      success: { bg: 'success.bg', color: 'success.text', borderColor: 'success.border' },
      warning: { bg: 'warning.bg', color: 'warning.text', borderColor: 'warning.border' },
      danger: { bg: 'danger.bg', color: 'danger.text', borderColor: 'danger.border' },
    },
  },
});
const Words = styled('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '2',
    flex: '1 1 auto',
    minWidth: 0,
    // A link that looks like a button stands on a ground of its own.
    '& a:not([data-look=button])': { color: 'inherit' },
  },
});
const Title = styled('p', { base: { fontWeight: 700 } });

const icons = { info: 'info', success: 'check', warning: 'warning', danger: 'error' } as const satisfies Record<
  string,
  IconName
>;

export interface NoticeProps {
  readonly kind: keyof typeof icons;
  readonly title?: ReactNode;
  readonly children?: ReactNode;
  readonly icon?: IconName;
  /**
   * The live role of a notice that appears: `status` waits for a pause, `alert` does not. Omit for notices of the first
   * render.
   */
  readonly announce?: 'status' | 'alert';
  /** Says something about this moment: it is no part of what is kept of a screen for the next start. */
  readonly ofThisMoment?: boolean;
}

/** A message that stays until its reason is gone; no message in this product disappears by a timer. */
export function Notice({ kind, title, children, icon, announce, ofThisMoment = false }: NoticeProps) {
  return (
    <Box kind={kind} role={announce} data-notice={kind} data-kept-as={ofThisMoment ? 'no' : undefined}>
      <Icon name={icon ?? icons[kind]} size={1.5} />
      <Words>
        {title === undefined ? null : <Title>{title}</Title>}
        {children}
      </Words>
    </Box>
  );
}
