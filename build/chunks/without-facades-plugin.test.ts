import { expect, test } from 'vitest';
import { facadeIn, withoutFacade } from './without-facades-plugin.ts';

const facade = {
  fileName: 'assets/queries-1a.js',
  code: 'export{t as firstQuery,same,$ as last}from"./reading-2b.js";\n',
};

test('a chunk that only hands on is a facade', () => {
  expect(facadeIn(facade)).toEqual({
    fileName: 'assets/queries-1a.js',
    from: 'reading-2b.js',
    members: 'firstQuery:e.t,same:e.same,last:e.$',
  });
});

test.each([
  ['that does something too', 'import"./a.js";export{t as b}from"./c.js";'],
  ['that hands on from two', 'export{t as b}from"./c.js";export{t as d}from"./e.js";'],
  ['with code of its own', 'var t=1;export{t as b};'],
  ['that hands on everything', 'export*from"./c.js";'],
])('a chunk %s is none', (_, code) => {
  expect(facadeIn({ fileName: 'assets/a.js', code })).toBeNull();
});

test('its import becomes one of the file behind it, with the same members, and so does its place in lists', () => {
  const found = facadeIn(facade);
  if (found === null) throw new Error('no facade');
  const code =
    'm.f=["assets/queries-1a.js","assets/other.js"];const a=()=>f(()=>import(`./queries-1a.js`),[0,1]);import(`./other.js`)';
  const changed = withoutFacade(code, found);
  expect(changed).toContain('m.f=["assets/reading-2b.js","assets/other.js"]');
  expect(changed).toContain('import(`./other.js`)');
  expect(changed).not.toContain('queries-1a');
  const [, then = ''] = /import\(`\.\/reading-2b\.js`\)\.then\((.+?\}\))\)/.exec(changed) ?? [];
  // oxlint-disable-next-line typescript/no-implied-eval -- it is the code that the plugin writes
  const members = new Function('e', `return (${then})(e)`) as (e: object) => unknown;
  expect(members({ t: 1, same: 2, $: 3, unasked: 4 })).toEqual({ firstQuery: 1, same: 2, last: 3 });
});
