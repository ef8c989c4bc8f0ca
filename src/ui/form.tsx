import { chakra } from '@chakra-ui/react';
import type { FormEvent, ReactNode } from 'react';

const Column = chakra('form', { base: { display: 'flex', flexDirection: 'column', gap: '6' } });

export interface FormProps {
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  readonly children: ReactNode;
  readonly id?: string;
}

/** Fields one below the other. The app checks and says what is wrong, not the browser in its own words. */
export function Form({ onSubmit, children, id }: FormProps) {
  return (
    <Column id={id} noValidate onSubmit={onSubmit}>
      {children}
    </Column>
  );
}
