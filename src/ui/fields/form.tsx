import { styled } from '../theme/styled.tsx';
import type { FormEvent, ReactNode } from 'react';

const Column = styled('form', { base: { display: 'flex', flexDirection: 'column', gap: '6' } });

export interface FormProps {
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  readonly children: ReactNode;
  readonly id?: string;
}

/**
 * Fields one below the other, validated by the app instead of the browser. Before hydration, submitting does nothing:
 * `dialog` is the only method by which the browser does not put the values into an address.
 */
export function Form({ onSubmit, children, id }: FormProps) {
  return (
    <Column id={id} method="dialog" noValidate onSubmit={onSubmit}>
      {children}
    </Column>
  );
}
