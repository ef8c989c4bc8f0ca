import { useId, type ReactNode } from 'react';

interface Part {
  readonly children: ReactNode;
}

export const PlainCard = ({ children }: Part) => <div className="plain-card">{children}</div>;

export const PlainStack = ({ children }: Part) => <div className="plain-stack">{children}</div>;

export const PlainRow = ({ children }: Part) => <div className="plain-row">{children}</div>;

export const PlainSmall = ({ children }: Part) => <p className="plain-small">{children}</p>;

export const PlainBadge = ({ children }: Part) => <span className="plain-badge">{children}</span>;

interface PlainLinkProps extends Part {
  readonly href: string;
}

/** A link that looks like a button. */
export const PlainLinkButton = ({ href, children }: PlainLinkProps) => (
  <a className="plain-button" href={href}>
    {children}
  </a>
);

export interface PlainTextAreaProps {
  readonly label: string;
  readonly value: string;
  readonly maxLength: number;
  readonly onChange: (value: string) => void;
  readonly hint?: string;
}

export function PlainTextArea({ label, value, maxLength, onChange, hint }: PlainTextAreaProps) {
  const id = useId();
  return (
    <div className="plain-field">
      <label htmlFor={id}>{label}</label>
      {hint === undefined ? null : (
        <p id={`${id}-hint`} className="plain-small">
          {hint}
        </p>
      )}
      <textarea
        id={id}
        value={value}
        maxLength={maxLength}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
