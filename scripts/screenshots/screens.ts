import type { Page } from '@playwright/test';

/** A state of the site worth a picture. */
export interface Screen {
  name: string;
  path: string;
  /** What a visitor does to get there; ends when the screen is complete. */
  prepare?: (page: Page) => Promise<void>;
  /** Photographs the window instead of the whole page: for what lies over it. */
  windowOnly?: boolean;
  /** CSS pixels of the page that are enough to see what it is. */
  maxHeight?: number;
  /** Only at this width, in CSS pixels. */
  onlyAt?: number;
}

export const NARROW = 390;
export const WIDE = 1440;

async function openDialog(page: Page, id: string): Promise<void> {
  await page.locator(`main button[command="show-modal"][commandfor="${id}"]`).first().click();
  await page.locator(`dialog#${id}[open]`).waitFor();
}

/** Every screen of Specification §2, and the states that a visitor meets on the way. */
export const SCREENS: readonly Screen[] = [
  { name: 'home', path: '/' },
  {
    name: 'menu',
    path: '/',
    windowOnly: true,
    onlyAt: NARROW,
    async prepare(page) {
      await page.locator('button[command="show-modal"][commandfor="menu"]').click();
      await page.locator('dialog#menu[open]').waitFor();
    },
  },
  {
    name: 'inquiry',
    path: '/',
    windowOnly: true,
    prepare: (page) => openDialog(page, 'inquiry'),
  },
  {
    name: 'inquiry-errors',
    path: '/',
    windowOnly: true,
    async prepare(page) {
      await openDialog(page, 'inquiry');
      await page.locator('dialog#inquiry button[type="submit"]').click();
      await page.locator('dialog#inquiry [aria-invalid="true"]').first().waitFor();
    },
  },
  {
    name: 'service-dialog',
    path: '/',
    windowOnly: true,
    prepare: (page) => openDialog(page, 'service-ai-solutions'),
  },
  {
    name: 'chat',
    path: '/',
    windowOnly: true,
    async prepare(page) {
      await page.locator('.chat-quick button').first().click();
      await page.locator('.chat-messages > :nth-child(3)').waitFor();
      await page.locator('.chat-typing').waitFor({ state: 'detached' });
      await page.locator('.chat').evaluate((chat) => chat.scrollIntoView({ block: 'center' }));
    },
  },
  { name: 'testimonials', path: '/testimonials' },
  { name: 'blog', path: '/blog' },
  { name: 'article', path: '/blog/ai-llm-developments', maxHeight: 3_000 },
  {
    name: 'article-without-comments',
    path: '/blog/quantum-ai-computing',
    windowOnly: true,
    prepare: (page) =>
      page
        .locator('#comments')
        .evaluate((comments) => comments.scrollIntoView({ block: 'center' })),
  },
  { name: 'article-not-found', path: '/blog/no-such-article' },
  { name: 'not-found', path: '/no-such-page' },
];
