import { styled } from '../theme/styled.tsx';
import { belowPhone } from '../theme/container-queries.ts';
import { visuallyHidden } from '../theme/visually-hidden.ts';

const Seen = styled('strong', { base: { whiteSpace: 'nowrap', [belowPhone]: { whiteSpace: 'normal' } } });
const Heard = styled('span', {
  base: visuallyHidden,
});

export interface SpokenSignProps {
  /** "+ 50 euro": screen readers skip a sign, or read it as a dash. */
  readonly seen: string;
  /** "50 euro erbij" */
  readonly heard: string;
}

/** A signed number with a text for screen readers. */
export function SpokenSign({ seen, heard }: SpokenSignProps) {
  return (
    <>
      <Seen aria-hidden="true">{seen}</Seen>
      <Heard>{heard}</Heard>
    </>
  );
}
