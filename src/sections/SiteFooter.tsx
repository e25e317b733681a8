import type { ReactNode } from 'react';
import { sitePath } from '@/lib/site-path';
import type { NavigationLink } from '@/schemas/navigation';
import type { Site } from '@/schemas/site';
import { Logo } from '@/ui/Logo';
import { SocialIcon } from '@/ui/SocialIcon';
import './site-footer.css';

interface SiteFooterProps {
  site: Site;
  links: NavigationLink[];
  /** The colour scheme control. */
  themeControl?: ReactNode;
}

export function SiteFooter({ site, links, themeControl }: SiteFooterProps) {
  return (
    <footer className="site-footer no-print">
      <div className="shell site-footer-grid">
        <Logo name={site.name} />
        <nav aria-label="Footer">
          <ul className="site-footer-links">
            {links.map(({ label, href }) => (
              <li key={label}>
                <a href={sitePath(href)}>{label}</a>
              </li>
            ))}
          </ul>
        </nav>
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
        <div className="site-footer-theme">{themeControl}</div>
      </div>
    </footer>
  );
}
