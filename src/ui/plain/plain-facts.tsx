import type { ReactNode } from 'react';

export interface PlainFact {
  readonly name: string;
  readonly value: ReactNode;
}

/** Names with their values. */
export function PlainFacts({ facts }: { readonly facts: readonly PlainFact[] }) {
  return (
    <dl className="plain-facts">
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
