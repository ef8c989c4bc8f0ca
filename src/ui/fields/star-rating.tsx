import { styled } from '../theme/styled.tsx';
import type { ReactNode } from 'react';
import { Button } from '../actions/button.tsx';
import { describedBy, FieldHint, labelStyles } from './field.tsx';
import { visuallyHidden } from '../theme/visually-hidden.ts';

const Fieldset = styled('fieldset', { base: { display: 'flex', flexDirection: 'column', gap: '2', minWidth: 0 } });
const Legend = styled('legend', { base: { ...labelStyles, marginBottom: '2' } });
// Five fit beside one another on a phone of 360 px, where the row uses part of the card's padding.
const Stars = styled('div', { base: { display: 'flex', flexWrap: 'wrap', marginTop: '1', marginInline: '-2' } });

const Star = styled('label', {
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: 'control',
    height: 'control',
    borderRadius: 'control',
    color: 'card.icon',
    cursor: 'pointer',
    touchAction: 'manipulation',
    _hover: { bg: 'soft.bg' },
    '&:has(:focus-visible)': {
      outline: '0.1875rem solid {colors.page.text}',
      outlineOffset: '0.1875rem',
      _highContrast: { outline: '0.25rem solid Highlight' },
    },
  },
});

/** Covers its star, so that the drawn, tapped and announced areas coincide. */
const Radio = styled('input', {
  base: { position: 'absolute', inset: 0, width: 'full', height: 'full', margin: 0, opacity: 0, cursor: 'inherit' },
});

const Unseen = styled('span', {
  base: visuallyHidden,
});

const Foot = styled('div', { base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' } });

const values = [1, 2, 3, 4, 5] as const;

export interface StarRatingProps {
  readonly id: string;
  readonly name: string;
  readonly legend: ReactNode;
  readonly hint?: ReactNode;
  /** 1 to 5; 0 without a choice. */
  readonly value: number;
  /** "3 van 5 sterren": the name of each star, and of the choice. */
  readonly inWords: (stars: number) => string;
  readonly noneText: string;
  readonly clear: { readonly text: string; readonly label: string };
  readonly onChange: (stars: number) => void;
}

/** A rating of one to five stars: native radio buttons provide arrow keys and names. */
export function StarRating(props: StarRatingProps) {
  const { id, name, legend, hint, value, inWords, noneText, clear, onChange } = props;

  function clearAll() {
    onChange(0);
    // The button disappears together with the stars; focus moves to this group.
    document.getElementById(id)?.focus();
  }

  return (
    <Fieldset aria-describedby={describedBy(id, hint, undefined)}>
      <Legend>{legend}</Legend>
      {hint ? <FieldHint id={`${id}-hint`}>{hint}</FieldHint> : null}
      <Stars>
        {values.map((stars) => (
          <Star key={stars}>
            <Radio
              type="radio"
              id={stars === 1 ? id : undefined}
              name={name}
              value={stars}
              checked={stars === value}
              onChange={() => onChange(stars)}
            />
            <Unseen>{inWords(stars)}</Unseen>
            <Drawing filled={stars <= value} />
          </Star>
        ))}
      </Stars>
      <Foot>
        <p>{value === 0 ? noneText : inWords(value)}</p>
        {value === 0 ? null : (
          <Button kind="quiet" aria-label={clear.label} onClick={clearAll}>
            {clear.text}
          </Button>
        )}
      </Foot>
    </Fieldset>
  );
}

/** Full or empty by shape, so that it does not depend on colour. */
function Drawing({ filled }: { readonly filled: boolean }) {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      viewBox="0 0 24 24"
      width="2.25rem"
      height="2.25rem"
      fill={filled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinejoin="round"
    >
      <path d="m12 3 2.8 5.8 6.2.9-4.5 4.4 1.1 6.3-5.6-3-5.6 3 1.1-6.3L3 9.7l6.2-.9z" />
    </svg>
  );
}
