import { styled } from '../theme/styled.tsx';
import { Daisy } from '../scenes/daisy.tsx';

const Line = styled('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    paddingBlock: '4',
    color: 'page.muted',
    '& svg': { animation: 'turn 6s linear infinite' },
  },
});

export interface LoadingProps {
  /** What is being loaded: an animation alone is no information. */
  readonly text: string;
}

export function Loading({ text }: LoadingProps) {
  return (
    <Line role="status" data-pending="">
      <Daisy size={2.25} />
      <span>{text}</span>
    </Line>
  );
}
