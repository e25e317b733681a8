import type { ReactNode } from 'react';
import type { NavigationLink } from '#data/site/navigation-schema.ts';
import type { Site } from '#data/site/site-schema.ts';
import { sitePath } from '#formatting/site-path.ts';
import { MixedFloor } from '#tiles/MixedFloor.tsx';
import { Logo } from '#ui/Logo.tsx';
import { SocialIcon } from '#ui/SocialIcon.tsx';
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
              <li key={network}>
                <a href={sitePath(href)}>
                  <SocialIcon network={network} />
                  <span className="visually-hidden">
                    {site.name} on {network}
                  </span>
                </a>
              </li>
            ))}
          </ul>
          <p className="site-footer-print">
            <span>
              © {new Date().getFullYear()} {site.name}
            </span>
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
