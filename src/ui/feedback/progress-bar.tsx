import { styled } from '../theme/styled.tsx';

const Track = styled('div', {
  base: {
    display: 'flex',
    gap: '1',
    padding: '1',
    borderWidth: '2px',
    borderRadius: 'round',
    bg: 'card.bg',
  },
  variants: {
    tone: { normal: { borderColor: 'card.border' }, cancelled: { borderColor: 'danger.border', bg: 'danger.bg' } },
  },
});
const Step = styled('span', {
  base: { flex: '1 1 0', height: '0.75rem', borderRadius: 'round' },
  variants: {
    done: {
      // Forced colours drop backgrounds and keep borders.
      true: { bg: 'main.bg', borderWidth: '0.375rem', borderColor: 'main.bg' },
      false: { bg: 'transparent' },
    },
  },
});
const Caption = styled('p', { base: { fontSize: 'small', color: 'card.muted', marginTop: '1' } });

export interface ProgressBarProps {
  /** The accessible name of the bar. */
  readonly label: string;
  readonly value: number;
  readonly max: number;
  /** "Stap 2 van 5: in behandeling": announced and shown. */
  readonly valueText: string;
  readonly tone?: 'normal' | 'cancelled';
}

export function ProgressBar({ label, value, max, valueText, tone = 'normal' }: ProgressBarProps) {
  return (
    <div>
      <Track
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={value}
        aria-valuetext={valueText}
        tone={tone}
      >
        {Array.from({ length: max }, (_, step) => (
          <Step key={step} done={step < value} />
        ))}
      </Track>
      <Caption>{valueText}</Caption>
    </div>
  );
}
