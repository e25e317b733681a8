import type { ReactNode } from 'react';
import type { Content } from '#data/content-schemas.ts';
import type { Site } from '#data/site/site-schema.ts';
import type { SocialLink } from '#data/site/social-links.ts';
import { fill } from '#formatting/messages.ts';
import { toSitePath } from '#formatting/site-path.ts';
import type { Strings } from '#languages/en.ts';
import { OneRowBand } from '#tiles/OneRowBand.tsx';
import { Logo, type LogoProps } from '#ui/Logo.tsx';

interface SiteFooterProps {
  site: Site;
  logo: LogoProps;
  social: readonly SocialLink[];
  navigation: Content<'navigation'>;
  strings: Strings;
  themeControl?: ReactNode;
}

export function SiteFooter(props: SiteFooterProps) {
  const { site, logo, social, navigation, strings, themeControl } = props;
  const { label, socialMedia, onNetwork } = strings.footer;
  const socialLabel = fill(onNetwork, { name: site.name });
  return (
    <footer className="site-footer no-print">
      <div className="shell columns site-footer-grid">
        <div className="site-footer-brand">
          <Logo {...logo} />
          <p>{site.tagline}</p>
          <ul className="cluster site-footer-social" aria-label={socialMedia}>
            {social.map(({ network, href, mark }) => (
              <li key={network + href}>
                {/* The mark of the network, or its name if it has none. */}
                <a className="target" href={toSitePath(href)}>
                  {mark && (
                    <svg width="22" height="22" viewBox={mark.viewBox} aria-hidden="true">
                      <path d={mark.path} fill="currentColor" fillRule="evenodd" />
                    </svg>
                  )}
                  <span className="visually-hidden">
                    {`${socialLabel} `}
                    {mark && network}
                  </span>
                  {!mark && network}
                </a>
              </li>
            ))}
          </ul>
        </div>
        <nav aria-label={label}>
          <ul className="site-footer-links">
            {navigation.footer.map(({ label, href }) => (
              <li key={label}>
                <a className="target" href={toSitePath(href)}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="cluster site-footer-end">
          <p className="cluster site-footer-print">
            <span className="target">
              © {new Date().getFullYear()} {site.name}
            </span>
            {legalDetails(site, strings.footer).map((text) => (
              <span className="target" key={text}>
                {text}
              </span>
            ))}
            {navigation.smallPrint.map(({ label, href }) => (
              <a className="target" key={label} href={toSitePath(href)}>
                {label}
              </a>
            ))}
          </p>
          {themeControl}
        </div>
      </div>
      <OneRowBand />
    </footer>
  );
}

/** The company details that the law requires. */
function legalDetails({ legal }: Site, strings: Strings['footer']): string[] {
  if (!legal) return [];
  const { name, registrationNumber, vatNumber } = legal;
  return [
    name,
    registrationNumber && `${strings.registrationNumber} ${registrationNumber}`,
    vatNumber && `${strings.vatNumber} ${vatNumber}`,
  ].filter((text) => text !== undefined);
}
