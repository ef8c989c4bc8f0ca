import { DocumentRules } from '../theme/document-rules.tsx';
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

/** The product's colours as variables, for src/ui/plain/plain.css. */
export const PlainTheme = () => <DocumentRules rules={rules} />;
