import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { describedBy, FieldError, FieldHint } from './field.tsx';

const Group = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '2', minWidth: 0 } });

const Frame = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: 'action',
    paddingInline: '4',
    paddingBlock: '3',
    bg: 'card.bg',
    color: 'card.text',
    borderWidth: '2px',
    borderColor: 'card.border',
    borderRadius: 'control',
    cursor: 'pointer',
    touchAction: 'manipulation',
    _hover: { bg: 'soft.bg' },
    '&:has(:checked)': { bg: 'chosen.bg', color: 'chosen.text', borderColor: 'chosen.border' },
  },
  variants: { invalid: { true: { borderColor: 'danger.border', borderWidth: '3px' } } },
});

/** The device draws the box and its tick, so that forced colours and Windows themes keep them visible. */
const Box = chakra('input', {
  base: { flexShrink: 0, width: '1.75rem', height: '1.75rem', accentColor: '{colors.main.bg}', cursor: 'inherit' },
});

export interface CheckboxProps {
  /** Of the box itself, so that an error summary can link to it. */
  readonly id: string;
  readonly name: string;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** Something one agrees to. The words around it are part of what one can tap. */
export function Checkbox({ id, name, label, hint, error, checked, onChange }: CheckboxProps) {
  return (
    <Group>
      {hint ? <FieldHint id={`${id}-hint`}>{hint}</FieldHint> : null}
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
      <Frame invalid={Boolean(error)}>
        <Box
          type="checkbox"
          id={id}
          name={name}
          checked={checked}
          aria-invalid={Boolean(error) || undefined}
          aria-describedby={describedBy(id, hint, error)}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>{label}</span>
      </Frame>
    </Group>
  );
}
