import type { ReactNode } from 'react';
import { Daisy } from '../scenes/daisy.tsx';

export interface PlainShellProps {
  readonly name: string;
  readonly call: { readonly label: string; readonly number: string; readonly href: string };
  /** At the end: the other languages. */
  readonly footer: ReactNode;
  readonly children: ReactNode;
}

/** A row with the telephone, one column, and what is seldom needed at the end. */
export function PlainShell({ name, call, footer, children }: PlainShellProps) {
  return (
    <div className="plain-shell">
      <header className="plain-header">
        <span className="plain-brand">
          <Daisy size={1.6} />
          <span className="plain-where-roomy">{name}</span>
        </span>
        <a className="plain-button" href={call.href}>
          <span>
            {call.label} <span className="plain-where-roomy">{call.number}</span>
          </span>
        </a>
      </header>
      <main className="plain-main">{children}</main>
      <footer className="plain-footer">{footer}</footer>
    </div>
  );
}
