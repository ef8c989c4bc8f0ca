import { styled } from '../theme/styled.tsx';
import type { ReactNode } from 'react';
import { Icon, type IconName } from '../content/icon.tsx';
import { belowPhone } from '../theme/container-queries.ts';

const Badge = styled('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    paddingInline: '3',
    paddingBlock: '1',
    borderWidth: '2px',
    borderRadius: 'round',
    fontSize: 'small',
    fontWeight: 600,
    lineHeight: 1.4,
    [belowPhone]: { borderRadius: 'control', paddingInline: 'edge', gap: 'edge', '& > span': { minWidth: 0 } },
  },
  variants: {
    tone: {
      info: { bg: 'info.bg', color: 'info.text', borderColor: 'info.border' },
      warning: { bg: 'warning.bg', color: 'warning.text', borderColor: 'warning.border' },
      success: { bg: 'success.bg', color: 'success.text', borderColor: 'success.border' },
      plum: { bg: 'plum.bg', color: 'plum.text', borderColor: 'plum.border' },
      danger: { bg: 'danger.bg', color: 'danger.text', borderColor: 'danger.border' },
      neutral: { bg: 'neutral.bg', color: 'neutral.text', borderColor: 'neutral.border' },
    },
  },
});

export type BadgeTone = 'info' | 'warning' | 'success' | 'plum' | 'danger' | 'neutral';

export interface StatusBadgeProps {
  readonly tone: BadgeTone;
  readonly icon?: IconName;
  /** A state in words; colour and icon are redundant. */
  readonly children: ReactNode;
}

export function StatusBadge({ tone, icon, children }: StatusBadgeProps) {
  return (
    <Badge tone={tone}>
      {icon === undefined ? null : <Icon name={icon} />}
      <span>{children}</span>
    </Badge>
  );
}
