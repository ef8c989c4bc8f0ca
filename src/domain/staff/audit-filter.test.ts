import { expect, test } from 'vitest';
import { auditFilterParts, noAuditFilter, readAuditFilter } from './audit-filter.ts';
import { rowsOfPages } from './list-page.ts';

const read = (query: string) => {
  const parameters = new URLSearchParams(query);
  return readAuditFilter((name) => parameters.get(name));
};

test('the filter of an address is read back as it was written', () => {
  const filter = { from: '2026-11-01', to: '2026-11-22', who: 'staf', what: 'resend-mail', about: 'r-1' };
  expect(read(new URLSearchParams(auditFilterParts(filter).map((part) => [...part])).toString())).toEqual(filter);
  expect(auditFilterParts(noAuditFilter)).toEqual([]);
});

test('what anybody can write into an address is no condition, or a short one', () => {
  expect(read('from=gisteren&to=2026-02-30')).toEqual(noAuditFilter);
  expect(read(`about=${'x'.repeat(10_000)}`).about).toHaveLength(128);
});

test('a row that moved to another page while both were read is shown once', () => {
  const page = (...ids: string[]) => ({ rows: ids.map((id) => ({ id, value: id })), next: null });
  expect(rowsOfPages([page('a', 'b'), page('b', 'c')]).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
});
