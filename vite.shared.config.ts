import { readFileSync } from 'node:fs';
import type { Alias, Plugin } from 'vite';
import { brand, phoneHref } from './src/domain/brand.ts';
import { defaultLanguage, isDefault, languages } from './src/i18n/languages.ts';
import { compileRecipe } from './src/ui/theme/compile-recipe.ts';
import { globalStylesElement } from './src/ui/theme/global-styles-element.ts';
import { staffSystem } from './src/ui/theme/staff-system.ts';
import { system } from './src/ui/theme/system.ts';
import { loadDateFormats } from './src/pwa/first-view/load-date-formats.ts';
import { manifestTexts } from './src/i18n/nl/install/manifest.ts';
import { globalStylesIn } from './build/global-styles.ts';
import { inProject } from './build/project.ts';
import { recipes } from './build/recipes/recipes-plugin.ts';

/** Smaller parts in the place of packages. react-router names its development build for every browser: warnings that no visitor reads. */
export const aliases: Alias[] = [
  { find: '@pandacss/is-valid-prop', replacement: inProject('build/packages/css-property.ts') },
  // The same code for browsers of today. The package's entry looks for a second copy, which a bundle cannot have.
  { find: /^dexie$/, replacement: inProject('node_modules/dexie/dist/modern/dexie.mjs') },
  { find: /^idb$/, replacement: inProject('build/packages/without-idb.ts') },
  { find: '@firebase/webchannel-wrapper/bloom-blob', replacement: inProject('build/packages/firestore-integer.ts') },
  { find: /^react-router$/, replacement: inProject('node_modules/react-router/dist/production/index.mjs') },
  {
    find: /^react-router\/dom$/,
    replacement: inProject('node_modules/react-router/dist/production/dom-export.mjs'),
  },
];

/** Emotion imports it for `withTheme`, which nothing uses; as CommonJS it would be kept, and React's `react-is` too. */
export const treeshake = { moduleSideEffects: [{ test: /hoist-non-react-statics/, sideEffects: false }] };

const headScript = (name: string): string => readFileSync(inProject('build', 'head', `${name}.html`), 'utf8').trimEnd();

/** An HTML entry with what the entries have in common. */
export function filledIn(html: string): string {
  return (
    html
      // By functions: a `$` in a script is a `$`.
      .replace('%DISPLAY_SCRIPT%', () => headScript('display'))
      .replace('%FIRST_VIEW_SCRIPT%', () => headScript('first-view'))
      .replace('%LOAD_DATE_FORMATS%', () => `<script>${loadDateFormats}</script>`)
      .replace('%GLOBAL_STYLES%', () => globalStylesIn(globalStylesElement(system)))
      .replace('%STAFF_GLOBAL_STYLES%', () => globalStylesIn(globalStylesElement(staffSystem)))
      .replaceAll('%PHONE_HREF%', phoneHref)
      .replaceAll('%PHONE%', brand.phoneDisplay)
      .replaceAll('%DEFAULT_LANGUAGE%', defaultLanguage)
      .replaceAll('%OTHER_LANGUAGES%', languages.filter((language) => !isDefault(language)).join(' '))
      .replaceAll('%TITLE%', manifestTexts.title)
      .replaceAll('%DESCRIPTION%', manifestTexts.description)
      .replaceAll('%NO_SCRIPT%', manifestTexts['no-script'])
  );
}

export const valuesInHtml: Plugin = { name: 'values-in-html', transformIndexHtml: filledIn };

export const compiledRecipes = recipes(compileRecipe);
