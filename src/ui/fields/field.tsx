import { styled } from '../theme/styled.tsx';
import type { ReactNode } from 'react';
import { Icon } from '../content/icon.tsx';

const Group = styled('div', { base: { display: 'flex', flexDirection: 'column', gap: '2', minWidth: 0 } });

export const labelStyles = { fontWeight: 600, color: 'card.text', maxWidth: 'full' } as const;
const Label = styled('label', { base: labelStyles });

export const FieldHint = styled('p', { base: { fontSize: 'small', color: 'card.muted' } });

const ErrorLine = styled('p', {
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '2',
    color: 'danger.text',
    fontWeight: 600,
    fontSize: 'body',
    '& > span': { minWidth: 0 },
  },
});

/** The error of one field, below its label. The control refers to it by `aria-describedby`. */
export function FieldError({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  return (
    <ErrorLine id={id}>
      <Icon name="error" />
      <span>{children}</span>
    </ErrorLine>
  );
}

/** The attributes that connect a control to its field. */
export interface FieldControl {
  readonly id: string;
  readonly invalid: boolean;
  /** Ids of hint and error: screen readers read these, unlike `aria-errormessage`. */
  readonly describedBy: string | undefined;
}

export interface FieldProps {
  /** Also the id of the control, so that an error summary can link to it. */
  readonly id: string;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly children: (control: FieldControl) => ReactNode;
}

/** The ids that describe a control: hint first, error last. */
export function describedBy(id: string, hint: ReactNode, error: string | undefined): string | undefined {
  const ids = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter((part) => part !== '');
  return ids.length === 0 ? undefined : ids.join(' ');
}

/** Label, hint and error above the control, where an on-screen keyboard does not hide them. */
export function Field({ id, label, hint, error, children }: FieldProps) {
  return (
    <Group>
      <Label htmlFor={id}>{label}</Label>
      {hint ? <FieldHint id={`${id}-hint`}>{hint}</FieldHint> : null}
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
      {children({ id, invalid: Boolean(error), describedBy: describedBy(id, hint, error) })}
    </Group>
  );
}
