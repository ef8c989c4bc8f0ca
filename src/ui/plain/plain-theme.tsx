import { focusRing, surfaces, surfacesInMoreContrast } from '../theme/colors.ts';

type Surfaces = Readonly<Record<string, Readonly<Record<string, string>>>>;

const variables = (from: Surfaces): string =>
  Object.entries(from)
    .flatMap(([surface, roles]) => Object.entries(roles).map(([role, colour]) => `--${surface}-${role}:${colour}`))
    .join(';');

const rules = [
  `:root{${variables(surfaces)};--focus-outer:${focusRing.outer};--focus-inner:${focusRing.inner}}`,
  `:root[data-contrast='more']{${variables(surfacesInMoreContrast)}}`,
];

function writeRules(element: HTMLStyleElement | null): void {
  const sheet = element?.sheet;
  if (!sheet || sheet.cssRules.length > 0) return;
  for (const [index, rule] of rules.entries()) sheet.insertRule(rule, index);
}

/**
 * The product's colours as variables, for src/ui/plain/plain.css. The security policy allows no style element with text in
 * it; rules that are written by script need no permission.
 */
export function PlainTheme() {
  return <style ref={writeRules} />;
}
