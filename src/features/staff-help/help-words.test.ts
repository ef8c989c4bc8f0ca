import { expect, test } from 'vitest';
import { staffTextsIn } from '#i18n/staff/staff-texts.ts';

const languages = [
  ['nl', await staffTextsIn('nl')],
  ['en', await staffTextsIn('en')],
] as const;

// spec: staff.help.words
test.each(languages)('in %s the help names steps, screens and jobs as the screens do', (_language, texts) => {
  const { help, board, debts, file, lists, people, staff } = texts;
  const { request, screens, matching, calendar, unpaid } = help.chapters;
  const lines = request.body.flat();
  for (const stage of ['new', 'to-quote', 'quoted', 'to-plan', 'offered', 'planned'] as const) {
    const name = board[`stage-${stage}`];
    expect(lines.filter((line) => line.startsWith(`${name}:`))).toHaveLength(1);
  }
  const places = screens.body.flat().join(' ').toLowerCase();
  const menu = Object.entries(staff).filter(([key]) => key.startsWith('menu-') && key !== 'menu-help');
  expect(menu.filter(([, name]) => !places.includes(name.toLowerCase()))).toEqual([]);
  expect(places).toContain(staff['more-places'].toLowerCase());
  expect(places).toContain(texts.table['views-title'].toLowerCase());
  expect(matching.body.flat().join(' ')).toContain(staff['job-proposals']);
  const steps = unpaid.body.flat();
  for (const name of [
    ...[debts['release-go'], debts['drop-go'], debts['withdraw-go'], debts['transfer-open']],
    ...[lists['transfers-title'], file['action-refund-visit'], people.receipts],
  ]) {
    expect(steps.filter((line) => line.startsWith(`${name}:`))).toHaveLength(1);
  }
  expect(steps.join(' ')).toContain(debts.title);
  expect(calendar.body.flat().join(' ')).toContain(staff['job-ill']);
});
