import { styled } from '../theme/styled.tsx';
import {
  useEffect,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
} from 'react';
import { Button } from '../actions/button.tsx';
import { TextInput } from '../fields/text-input.tsx';

const Window = styled('dialog', {
  base: {
    marginInline: 'auto',
    marginBlock: 'min(12dvh, 6rem) auto',
    width: 'min(42rem, calc(100vw - 1.5rem))',
    maxHeight: 'calc(100dvh - 1.5rem)',
    padding: '4',
    bg: 'card.bg',
    color: 'card.text',
    borderWidth: '2px',
    borderColor: 'card.border',
    borderRadius: 'card',
    overflowY: 'auto',
    '&::backdrop': { background: 'rgb(16 28 21 / 0.5)' },
    '&[open]': { display: 'flex', flexDirection: 'column', gap: '3' },
  },
});
const Label = styled('label', { base: { fontWeight: 700 } });
const Options = styled('ul', {
  base: { listStyle: 'none', padding: 0, overflowY: 'auto', flex: '0 1 auto', minHeight: '8rem' },
});
const Option = styled('li', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '4',
    minHeight: 'control',
    paddingInline: '3',
    paddingBlock: '1',
    borderRadius: 'control',
    borderWidth: '2px',
    borderColor: 'transparent',
    cursor: 'pointer',
    '&[aria-selected=true]': {
      bg: 'chosen.bg',
      color: 'chosen.text',
      borderColor: 'chosen.border',
      _highContrast: { borderColor: 'Highlight' },
    },
    '&[aria-disabled=true]': { color: 'card.muted', cursor: 'default' },
  },
});
const Status = styled('p', { base: { color: 'card.muted' } });

export interface SearchOption {
  readonly id: string;
  readonly label: ReactNode;
  readonly disabled: boolean;
  readonly onChoose: () => void;
}

export interface SearchDialogProps {
  readonly label: string;
  readonly closeLabel: string;
  /** The best match first. */
  readonly optionsFor: (typed: string) => readonly SearchOption[];
  /** Called with what is typed, for options that are looked up elsewhere. */
  readonly onType?: (typed: string) => void;
  /** How many were found, in words; announced while typing. */
  readonly outcomeOf: (count: number) => string;
  readonly onClose: () => void;
}

/** Shows the dialog while it is mounted, and then gives the focus back. */
function useModal(dialog: RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    const opener = document.activeElement;
    const element = dialog.current;
    element?.showModal();
    return () => {
      element?.close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, [dialog]);
}

const last = (count: number) => Math.max(0, count - 1);

/** The place among the options after a key; null for a key that does not move. */
export function movedTo(key: string, place: number, count: number): number | null {
  if (count === 0) return null;
  if (key === 'ArrowDown') return place === last(count) ? 0 : place + 1;
  if (key === 'ArrowUp') return place === 0 ? last(count) : place - 1;
  if (key === 'PageDown') return Math.min(last(count), place + 8);
  return key === 'PageUp' ? Math.max(0, place - 8) : null;
}

interface Search {
  readonly options: readonly SearchOption[];
  readonly current: SearchOption | undefined;
  readonly typed: string;
  readonly type: (text: string) => void;
  readonly press: (event: KeyboardEvent) => void;
  readonly choose: (option: SearchOption | undefined) => void;
}

type SearchInput = Pick<SearchDialogProps, 'optionsFor' | 'onType' | 'onClose'>;

function useSearch({ optionsFor, onType, onClose }: SearchInput): Search {
  const [{ typed, place }, setState] = useState({ typed: '', place: 0 });
  const options = optionsFor(typed);
  const at = Math.min(place, last(options.length));
  const current = options[at];

  function choose(option: SearchOption | undefined): void {
    if (option === undefined || option.disabled) return;
    onClose();
    // After the dialog gave the focus back: what is chosen may move it.
    setTimeout(option.onChoose);
  }

  function press(event: KeyboardEvent): void {
    const next = movedTo(event.key, at, options.length);
    if (next === null && event.key !== 'Enter') return;
    event.preventDefault();
    if (next === null) choose(current);
    else setState({ typed, place: next });
  }

  function type(text: string): void {
    setState({ typed: text, place: 0 });
    onType?.(text);
  }

  return { options, current, typed, type, press, choose };
}

/** A dialog to type in and choose from what is found: arrows walk, Enter chooses, Escape closes. */
export function SearchDialog({ label, closeLabel, outcomeOf, onClose, ...rest }: SearchDialogProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const { options, current, typed, type, press, choose } = useSearch({ ...rest, onClose });
  const optionId = (option: SearchOption) => `${id}-${option.id}`;
  useModal(dialog);

  useEffect(() => {
    dialog.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  });

  function cancel(event: SyntheticEvent): void {
    event.preventDefault();
    onClose();
  }

  return (
    <Window ref={dialog} aria-label={label} onCancel={cancel}>
      <Label htmlFor={`${id}-input`}>{label}</Label>
      <TextInput
        control={{ id: `${id}-input`, invalid: false, describedBy: undefined }}
        type="text"
        role="combobox"
        autoComplete="off"
        spellCheck={false}
        aria-expanded
        aria-controls={`${id}-options`}
        aria-autocomplete="list"
        aria-activedescendant={current === undefined ? undefined : optionId(current)}
        value={typed}
        onKeyDown={press}
        onChange={({ target }) => type(target.value)}
      />
      <Status role="status">{outcomeOf(options.length)}</Status>
      <Options id={`${id}-options`} role="listbox" aria-label={label}>
        {options.map((option) => (
          <Option
            key={option.id}
            id={optionId(option)}
            role="option"
            aria-selected={option === current}
            aria-disabled={option.disabled || undefined}
            onClick={() => choose(option)}
          >
            {option.label}
          </Option>
        ))}
      </Options>
      <Button kind="quiet" icon="close" onClick={onClose}>
        {closeLabel}
      </Button>
    </Window>
  );
}
