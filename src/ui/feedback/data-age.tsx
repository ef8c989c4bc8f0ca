import { styled } from '../theme/styled.tsx';
import { Icon } from '../content/icon.tsx';

const Line = styled('p', {
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '2',
    fontSize: 'small',
    color: 'page.muted',
    lineHeight: 1.4,
  },
});

export interface DataAgeProps {
  /** "Gegevens van vandaag om 14.05 uur". */
  readonly text: string;
  /** The same moment, machine-readable. */
  readonly moment: Date;
}

/** Shows how old the shown data are. */
export function DataAge({ text, moment }: DataAgeProps) {
  return (
    <Line data-age={moment.toISOString()}>
      <Icon name="clock" />
      <time dateTime={moment.toISOString()}>{text}</time>
    </Line>
  );
}
