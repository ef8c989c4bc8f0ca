import { styled } from '../theme/styled.tsx';

const Box = styled('kbd', {
  base: {
    display: 'inline-block',
    minWidth: '1.75rem',
    paddingInline: '2',
    textAlign: 'center',
    fontFamily: 'inherit',
    fontWeight: 600,
    bg: 'soft.bg',
    color: 'soft.text',
    borderWidth: '2px',
    borderColor: 'soft.border',
    borderRadius: '6px',
  },
});

const names: Readonly<Record<string, string>> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  Escape: 'Esc',
  ' ': '␣',
};

function wordOf(key: string, modifier: string): string {
  if (key.startsWith('mod+')) return `${modifier}+${wordOf(key.slice('mod+'.length), modifier)}`;
  return names[key] ?? (key.length === 1 ? key.toUpperCase() : key);
}

const onMac = () => /Mac|iPhone|iPad/.test(navigator.userAgent);

/** A shortcut as it stands on the keyboard. */
export function Keys({ keys }: { readonly keys: string }) {
  return <Box>{wordOf(keys, onMac() ? '⌘' : 'Ctrl')}</Box>;
}
