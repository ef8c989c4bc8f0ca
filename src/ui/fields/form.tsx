import { chakra } from '@chakra-ui/react';
import type { FormEvent, ReactNode } from 'react';

const Column = chakra('form', { base: { display: 'flex', flexDirection: 'column', gap: '6' } });

export interface FormProps {
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  readonly children: ReactNode;
  readonly id?: string;
}

/**
 * Fields one below the other. The app checks and says what is wrong, not the browser in its own words. As long as the page
 * is only drawn and not yet alive, sending does nothing: `dialog` is the one method by which the browser would not put
 * what was typed into an address.
 */
export function Form({ onSubmit, children, id }: FormProps) {
  return (
    <Column id={id} method="dialog" noValidate onSubmit={onSubmit}>
      {children}
    </Column>
  );
}
