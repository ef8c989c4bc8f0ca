import { styled } from '../theme/styled.tsx';

/** What is not printed. */
export const ScreenOnly = styled('div', {
  base: { display: 'flex', flexDirection: 'column', gap: '4', _print: { display: 'none' } },
});
