import { noAmbientEffects } from './rules/no-ambient-effects.ts';
import { noErrorText } from './rules/no-error-text.ts';
import { noLanguageComparison } from './rules/no-language-comparison.ts';
import { noLongClimb } from './rules/no-long-climb.ts';
import { noReExport } from './rules/no-re-export.ts';
import { noUntranslatedText } from './rules/no-untranslated-text.ts';
import { roomImports } from './rules/room-imports.ts';
import { suppressionNeedsReason } from './rules/suppression-needs-reason.ts';

/** The project's rules, for .oxlintrc.json. */
const plugin = {
  meta: { name: 'house' },
  rules: {
    'no-ambient-effects': noAmbientEffects,
    'no-error-text': noErrorText,
    'no-language-comparison': noLanguageComparison,
    'no-long-climb': noLongClimb,
    'no-re-export': noReExport,
    'no-untranslated-text': noUntranslatedText,
    'room-imports': roomImports,
    'suppression-needs-reason': suppressionNeedsReason,
  },
};

export default plugin;
