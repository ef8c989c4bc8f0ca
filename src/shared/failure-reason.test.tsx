import i18next from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, test } from 'vitest';
import { brand } from '#domain/brand.ts';
import { errorCodes } from '#domain/error-codes.ts';
import { languages } from '#i18n/languages.ts';
import { loadFirstTexts } from '#i18n/namespaces/first-texts.ts';
import { startPublicI18n } from '#i18n/start-public-i18n.ts';
import { FailureReason } from './failure-reason.tsx';

beforeAll(async () => {
  await startPublicI18n('nl');
});

describe.each(languages)('in %s', (language) => {
  beforeAll(async () => {
    await loadFirstTexts(language);
    await i18next.changeLanguage(language);
  });

  test.each(errorCodes)('the reason %s comes with the telephone number, once', (code) => {
    const said = renderToStaticMarkup(<FailureReason reason={i18next.t(code, { ns: 'errors' })} />);
    expect(said.replaceAll('\u00a0', ' ').split(brand.phoneDisplay)).toHaveLength(2);
  });
});
