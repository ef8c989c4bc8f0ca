import { accountLanguages } from '#domain/documents/interim-user.ts';
import { languages } from '#i18n/languages.ts';
import type { ToolResult } from '../run-tool.ts';
import { checkFamiliarForms } from './familiar-forms.ts';
import {
  readClaims,
  readMailTexts,
  readOtherSources,
  readPageTexts,
  readScreenTexts,
  readSources,
} from './read-texts.ts';
import { compareLanguages, checkDutch, checkEnglish, checkFormality } from './rules.ts';
import type { Text } from './text.ts';
import { unusedKeys } from './unused-keys.ts';

/** The words that these lists reject in English are Dutch ones. */
const english = 'en';

/** All automatic checks of the product's texts. */
export async function checkTexts(): Promise<ToolResult> {
  const screens = await Promise.all(languages.map(readScreenTexts));
  const mails = accountLanguages.map(readMailTexts);
  const [dutch = [], dutchMails = []] = [screens[0], mails[0]];
  const inEnglish = ({ language }: Text) => language === english;
  const page = readPageTexts();
  const report = checkDutch([...dutch, ...dutchMails, ...page]);
  const problems = [
    ...report.problems,
    ...checkEnglish([...screens, ...mails].flat().filter(inEnglish)),
    ...[...screens, ...mails, page].flatMap(checkFormality),
    ...screens.slice(1).flatMap((texts) => compareLanguages(dutch, texts)),
    ...mails.slice(1).flatMap((texts) => compareLanguages(dutchMails, texts)),
    ...checkFamiliarForms([...dutch, ...dutchMails, ...page], readOtherSources(), readClaims()),
    ...unusedKeys(dutch, readSources()),
  ];
  const summary = [
    `${report.sentences} Dutch sentences`,
    `${report.wordsPerSentence.toFixed(1)} words each`,
    `Flesch-Douma ${report.ease.toFixed(0)}`,
    `${(report.passiveShare * 100).toFixed(1)} % passive`,
  ].join(', ');
  return { ok: problems.length === 0, output: problems.join('\n'), summary };
}
