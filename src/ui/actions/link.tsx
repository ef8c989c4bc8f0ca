import { styled } from '../theme/styled.tsx';
import type { ReactNode } from 'react';
import { buttonRecipe } from './button.tsx';
import { Icon, type IconName } from '../content/icon.tsx';
import { useLink } from './navigate-context.ts';

const TextLink = styled('a', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    maxWidth: 'full',
    minHeight: 'control',
    '& > span': { minWidth: 0 },
    paddingBlock: '2',
    color: 'page.link',
    fontWeight: 600,
    textDecoration: 'underline',
    textDecorationThickness: '0.1em',
    textUnderlineOffset: '0.2em',
    borderRadius: 'control',
    _hover: { textDecorationThickness: '0.18em' },
  },
});

const ButtonAnchor = styled('a', buttonRecipe);

export interface LinkProps {
  readonly href: string;
  readonly children: ReactNode;
  readonly icon?: IconName;
  readonly lang?: string;
  /** For many equal links. Begins with the visible text, so that voice control finds it (WCAG 2.5.3). */
  readonly label?: string;
}

/** A link on its own line or in a row of links, as high as any control. */
export function Link({ href, children, icon, lang, label }: LinkProps) {
  const link = useLink(href);
  return (
    <TextLink {...link} lang={lang} aria-label={label}>
      {icon === undefined ? null : <Icon name={icon} />}
      <span>{children}</span>
    </TextLink>
  );
}

export interface LinkButtonProps extends LinkProps {
  readonly kind?: 'main' | 'secondary' | 'quiet' | 'danger';
  readonly wide?: boolean;
}

/** A link that looks like a button. For actions use Button. */
export function LinkButton({ href, children, icon, lang, label, kind = 'secondary', wide = false }: LinkButtonProps) {
  const link = useLink(href);
  return (
    <ButtonAnchor {...link} data-look="button" lang={lang} aria-label={label} kind={kind} wide={wide}>
      {icon === undefined ? null : <Icon name={icon} />}
      <span>{children}</span>
    </ButtonAnchor>
  );
}
