import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { inProject } from '#build/project.ts';
import { mailTemplates } from '#domain/documents/mail.ts';

test('docs/mails.md has a line for every mail to a senior or a student, and no other', async () => {
  const table = await readFile(inProject('docs', 'mails.md'), 'utf8');
  const named = [...table.matchAll(/^\| `([a-z-]+)` /gm)].map(([, template]) => template);
  const sent = mailTemplates.filter((template) => !template.startsWith('staff-'));
  expect(named.toSorted()).toEqual(sent.toSorted());
});
