import { expect, test } from 'vitest';
import { privacy as privacyEn } from '#i18n/en/privacy.ts';
import { terms as termsEn } from '#i18n/en/terms.ts';
import { privacy } from '#i18n/nl/privacy.ts';
import { terms } from '#i18n/nl/terms.ts';
import { privacyAnchors } from './privacy-anchors.ts';
import { attachmentAnchors, termsAnchors } from './terms-anchors.ts';

// spec: 2.routes.terms-articles 2.routes.privacy-sections
test('the terms have 14 articles and the privacy policy 11 parts, each with an address, in both languages', () => {
  expect(Object.keys(termsAnchors)).toHaveLength(14);
  expect(Object.keys(privacyAnchors)).toHaveLength(11);
  for (const { articles } of [terms, termsEn]) expect(Object.keys(articles)).toEqual(Object.keys(termsAnchors));
  for (const { articles } of [privacy, privacyEn]) expect(Object.keys(articles)).toEqual(Object.keys(privacyAnchors));
});

test('the anchors of a page are unique, that of its contact included', () => {
  const termsPage = [...Object.values(termsAnchors), ...Object.values(attachmentAnchors), 'contact'];
  const privacyPage = [...Object.values(privacyAnchors), 'contact'];
  for (const anchors of [termsPage, privacyPage]) expect(new Set(anchors).size).toBe(anchors.length);
});
