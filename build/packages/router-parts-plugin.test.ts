import { expect, it } from 'vitest';
import { bundleInMemory } from '#tests/bundle-in-memory.ts';
import { routerParts } from './router-parts-plugin.ts';

const links = /\b(?:NavLink|PrefetchPageLinks|ScrollRestoration)\b/;

it('links and forms of the router are built in where something draws them, and nowhere else', async () => {
  const routes = `export { BrowserRouter, Navigate, Route, Routes, useLocation } from 'react-router-dom';`;
  expect(await bundleInMemory(routes, [])).toMatch(links);
  const ours = await bundleInMemory(routes, [routerParts()]);
  expect(ours).toContain('popstate');
  expect(ours).not.toMatch(links);
  expect(await bundleInMemory(`export { NavLink } from 'react-router-dom';`, [routerParts()])).toMatch(links);
});
