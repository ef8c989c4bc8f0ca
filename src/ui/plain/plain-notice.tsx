import type { ReactNode } from 'react';

export interface PlainNoticeProps {
  readonly kind: 'info' | 'success' | 'warning' | 'danger';
  readonly title: string;
  readonly children?: ReactNode;
}

/** A message that stays. Put it into a live region where it appears after an action. */
export function PlainNotice({ kind, title, children }: PlainNoticeProps) {
  return (
    <div className="plain-notice" data-kind={kind}>
      <p>
        <strong>{title}</strong>
      </p>
      {children}
    </div>
  );
}
