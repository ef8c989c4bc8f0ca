import { styled } from '../theme/styled.tsx';
import { belowPhone } from '../theme/container-queries.ts';

const Digits = styled('p', {
  base: {
    fontFamily: 'heading',
    fontSize: '3rem',
    fontWeight: 700,
    lineHeight: 1.2,
    whiteSpace: 'nowrap',
    [belowPhone]: { fontSize: 'h1' },
  },
});

/** A code to be told aloud. Apart from each other, the digits are also read one by one. */
export function BigCode({ code }: { readonly code: string }) {
  return <Digits data-kept-as="masked">{code.split('').join('\u00a0')}</Digits>;
}
