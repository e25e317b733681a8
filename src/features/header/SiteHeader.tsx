import { Menu, X } from 'lucide-react';
import type { Content } from '#data/content-schemas.ts';
import type { LanguageLink } from '#data/pages/page-links.ts';
import { toSitePath } from '#formatting/site-path.ts';
import type { Strings } from '#languages/en.ts';
import { OneRowBand } from '#tiles/OneRowBand.tsx';
import { INQUIRY_DIALOG } from '#types.ts';
import { Action } from '#ui/Action.tsx';
import { Button } from '#ui/Button.tsx';
import { Logo, type LogoProps } from '#ui/Logo.tsx';
import './site-header.css';
import './site-menu.css';

interface SiteHeaderProps {
  logo: LogoProps;
  navigation: Content<'navigation'>;
  languages: LanguageLink[];
  strings: Strings;
  /** The `href`s of the header links that are marked as current. On the home page, a script marks them. */
  currentPaths: readonly string[];
  /** True if the header overlays the hero. */
  overHero: boolean;
}

/**
 * The header: the links in navigation.yaml, those to other languages, and the Launch button. With JavaScript, they are
 * in a full-screen menu on small screens and wherever the links do not fit on one line. The menu's own Launch button
 * only closes the menu (Specification §2).
 */
export function SiteHeader(props: SiteHeaderProps) {
  const { logo, navigation, languages, strings, currentPaths, overHero } = props;
  const links = (
    <ul>
      {navigation.header.links.map(({ label, href }) => (
        <li key={href}>
          <a
            className="target"
            href={toSitePath(href)}
            aria-current={currentPaths.includes(href) || undefined}
          >
            {label}
          </a>
        </li>
      ))}
      {languages.map(({ language, name, href }) => (
        <li key={language}>
          <a className="target" href={toSitePath(href)} lang={language} hrefLang={language}>
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
  const { main, menu, openMenu, closeMenu } = strings.header;
  return (
    <header className="site-header no-print" data-over-hero={overHero || undefined}>
      <div className="shell site-header-row">
        <Logo {...logo} />
        <nav className="site-nav" aria-label={main}>
          {links}
        </nav>
        <Action kind="primary" dialog={INQUIRY_DIALOG}>
          {navigation.header.launch}
        </Action>
        <button
          className="icon-button menu-toggle"
          type="button"
          command="show-modal"
          commandfor="site-menu"
          aria-haspopup="dialog"
        >
          <Menu size="1.625rem" />
          <span className="visually-hidden">{openMenu}</span>
        </button>
      </div>
      <dialog className="site-menu" id="site-menu" aria-label={menu}>
        <div className="shell site-header-row">
          <Logo {...logo} />
          <button
            className="icon-button menu-toggle"
            type="button"
            command="close"
            commandfor="site-menu"
          >
            <X size="1.625rem" />
            <span className="visually-hidden">{closeMenu}</span>
          </button>
        </div>
        <nav className="shell site-menu-nav" aria-label={menu}>
          {links}
          <Button kind="primary" command="close" commandfor="site-menu">
            {navigation.header.launch}
          </Button>
        </nav>
        <OneRowBand />
      </dialog>
    </header>
  );
}
