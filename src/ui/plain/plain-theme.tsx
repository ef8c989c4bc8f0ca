import { focusRing, surfaces, surfacesInMoreContrast } from '../theme/colors.ts';

type Surfaces = Readonly<Record<string, Readonly<Record<string, string>>>>;

const variables = (from: Surfaces): string =>
  Object.entries(from)
    .flatMap(([surface, roles]) => Object.entries(roles).map(([role, colour]) => `--${surface}-${role}:${colour}`))
    .join(';');

const css = [
  `:root{${variables(surfaces)};--focus-outer:${focusRing.outer};--focus-inner:${focusRing.inner}}`,
  `:root[data-contrast='more']{${variables(surfacesInMoreContrast)}}`,
].join('');

/** The product's colours as variables, for src/ui/plain/plain.css. */
export function PlainTheme() {
  return <style>{css}</style>;
}
