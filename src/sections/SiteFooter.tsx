import type { ReactNode } from 'react';
import type { NavigationLink } from '#data/site/navigation-schema.ts';
import type { Site } from '#data/site/site-schema.ts';
import { sitePath } from '#formatting/site-path.ts';
import { MixedFloor } from '#tiles/MixedFloor.tsx';
import { Logo } from '#ui/Logo.tsx';
import { SocialIcon } from '#ui/SocialIcon.tsx';
import { socialMark } from '#ui/social-mark.ts';
import './site-footer.css';

interface SiteFooterProps {
  site: Site;
  links: NavigationLink[];
  smallPrint: NavigationLink[];
  /** The color scheme control. */
  themeControl?: ReactNode;
}

export function SiteFooter({ site, links, smallPrint, themeControl }: SiteFooterProps) {
  return (
    <footer className="site-footer no-print">
      <div className="shell columns site-footer-grid">
        <div className="site-footer-brand">
          <Logo name={site.name} />
          <p>{site.tagline}</p>
        </div>
        <nav className="site-footer-nav" aria-label="Footer">
          <ul className="site-footer-links">
            {links.map(({ label, href }) => (
              <li key={label}>
                <a href={sitePath(href)}>{label}</a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="site-footer-end">
          <ul className="site-footer-social" aria-label="Social media">
            {site.social.map(({ network, href }) => (
              <SocialLink key={network + href} brand={site.name} network={network} href={href} />
            ))}
          </ul>
          <p className="site-footer-print">
            <span>
              © {new Date().getFullYear()} {site.name}
            </span>
            {legalPrint(site).map((text) => (
              <span key={text}>{text}</span>
            ))}
            {smallPrint.map(({ label, href }) => (
              <a key={label} href={sitePath(href)}>
                {label}
              </a>
            ))}
          </p>
          {themeControl}
        </div>
      </div>
      <MixedFloor />
    </footer>
  );
}

/** Who is behind the site, by law. */
function legalPrint({ legal }: Site): string[] {
  if (!legal) return [];
  const { name, registrationNumber, vatNumber } = legal;
  return [
    name,
    ...(registrationNumber ? [`Registration number ${registrationNumber}`] : []),
    ...(vatNumber ? [`VAT number ${vatNumber}`] : []),
  ];
}

interface SocialLinkProps {
  brand: string;
  network: string;
  href: string;
}

/** The mark of the network, or its name where it has none. */
function SocialLink({ brand, network, href }: SocialLinkProps) {
  const mark = socialMark(network);
  return (
    <li>
      <a href={sitePath(href)}>
        {mark && <SocialIcon mark={mark} />}
        <span className="visually-hidden">
          {brand} on {mark && network}
        </span>
        {!mark && network}
      </a>
    </li>
  );
}
