import type { ToolResult } from '../run-tool.ts';
import { readMailTexts, readPageTexts, readScreenTexts, readSources } from './read-texts.ts';
import { compareLanguages, judgeDutch, judgeEnglish, judgeForm } from './rules.ts';
import { unusedKeys } from './unused-keys.ts';

/** All automatic checks of the product's texts. */
export async function checkTexts(): Promise<ToolResult> {
  const [dutch, english] = await Promise.all([readScreenTexts('nl'), readScreenTexts('en')]);
  const [dutchMails, englishMails, frenchMails] = [readMailTexts('nl'), readMailTexts('en'), readMailTexts('fr')];
  const page = readPageTexts();
  const report = judgeDutch([...dutch, ...dutchMails, ...page]);
  const complaints = [
    ...report.complaints,
    ...judgeEnglish([...english, ...englishMails]),
    ...[dutch, english, dutchMails, englishMails, frenchMails, page].flatMap(judgeForm),
    ...compareLanguages(dutch, english),
    ...compareLanguages(dutchMails, englishMails),
    ...compareLanguages(dutchMails, frenchMails),
    ...unusedKeys(dutch, readSources()),
  ];
  const summary = [
    `${report.sentences} Dutch sentences`,
    `${report.wordsPerSentence.toFixed(1)} words each`,
    `Flesch-Douma ${report.ease.toFixed(0)}`,
    `${(report.passiveShare * 100).toFixed(1)} % passive`,
  ].join(', ');
  return { ok: complaints.length === 0, output: complaints.join('\n'), summary };
}
