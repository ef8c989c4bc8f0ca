import { useTranslation } from '#i18n/use-translation.ts';
import { brand, outboundLinks, phoneHref, socialPages } from '#domain/brand.ts';
import { Link } from '#ui/actions/link.tsx';
import { SiteFooter } from '#ui/shell/site-footer.tsx';
import { hrefs } from '../paths.ts';

function Reach() {
  const { street, postalCode, town } = brand.address;
  return (
    <>
      <address>
        {brand.name}
        <br />
        {street}
        <br />
        {postalCode} {town}
      </address>
      <Link icon="phone" href={phoneHref}>
        {brand.phoneDisplay}
      </Link>
      <Link icon="mail" href={`mailto:${brand.email}`}>
        {brand.email}
      </Link>
    </>
  );
}

/** Who we are, how to reach us, and everything that has no place above. */
export function PublicFooter() {
  const { t } = useTranslation('visitors');
  return (
    <SiteFooter
      columns={[
        {
          title: t('footer-reach'),
          content: <Reach />,
        },
        {
          title: t('footer-more', { name: brand.name }),
          content: (
            <>
              <Link href={hrefs.terms()}>{t('footer-terms')}</Link>
              <Link href={hrefs.privacy()}>{t('footer-privacy')}</Link>
              <Link href={hrefs.accessibility()}>{t('footer-accessibility')}</Link>
              <Link href={hrefs.install()}>{t('footer-install')}</Link>
            </>
          ),
        },
        {
          title: t('footer-together'),
          content: (
            <>
              <Link href={outboundLinks.studentRegistration}>{t('footer-student')}</Link>
              <Link href={outboundLinks.companyRegistration}>{t('footer-company')}</Link>
              <Link href={hrefs.employerTip()}>{t('footer-tip')}</Link>
              <Link href={hrefs.invest()}>{t('footer-invest')}</Link>
            </>
          ),
        },
        {
          title: t('footer-follow'),
          content: (
            <>
              {socialPages.map(({ name, href }) => (
                <Link key={name} href={href}>
                  {name}
                </Link>
              ))}
            </>
          ),
        },
      ]}
    />
  );
}
