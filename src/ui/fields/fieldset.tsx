import { styled } from '../theme/styled.tsx';
import type { ReactNode } from 'react';
import { FieldHint, labelStyles } from './field.tsx';

const Group = styled('fieldset', { base: { display: 'flex', flexDirection: 'column', gap: '4', minWidth: 0 } });
const Legend = styled('legend', { base: { ...labelStyles, marginBottom: '2' } });

export interface FieldsetProps {
  readonly id: string;
  readonly legend: ReactNode;
  readonly hint?: ReactNode;
  readonly children: ReactNode;
}

/** A group of fields that answer one question, such as an address. */
export function Fieldset({ id, legend, hint, children }: FieldsetProps) {
  return (
    <Group aria-describedby={hint === undefined ? undefined : `${id}-hint`}>
      <Legend>{legend}</Legend>
      {hint === undefined ? null : <FieldHint id={`${id}-hint`}>{hint}</FieldHint>}
      {children}
    </Group>
  );
}
