/** Pages whose scripts are gone, as on a page that was opened before a deploy: no press ends in silence. */
import { chatScript, commentFormCopy, homeCopy, inquiryCopy, site } from '../support/content.ts';
import { ArticlePage } from './support/article-page.ts';
import { ChatPanel } from './support/chat-panel.ts';
import { InquiryDialog, VALID_INQUIRY } from './support/inquiry-dialog.ts';
import { carouselOf } from './support/slides.ts';
import { expect, type Locator, type Page, STILL, test } from './support/test.ts';

test.use(STILL);

/** What hosts answer for a file of the last deploy. */
const ANSWERS = [
  { status: 404, contentType: 'text/plain', body: 'Not found' },
  { status: 200, contentType: 'text/html', body: '<!doctype html><title>Home</title>' },
];

interface Press {
  name: string;
  path: string;
  /** Presses something; returns a field and what it must still say. */
  press: (page: Page) => Promise<[Locator, string] | undefined>;
  text: string;
}

const PRESSES: Press[] = [
  {
    name: 'the chat',
    path: '/',
    press: async (page) => {
      const chat = new ChatPanel(page);
      await chat.send('Hello there');
      return [chat.field, 'Hello there'];
    },
    text: chatScript.withoutScript,
  },
  {
    name: 'comments',
    path: '/blog/quantum-ai-computing',
    press: async (page) => {
      const article = new ArticlePage(page);
      await article.post('Anna', 'Well said.');
      return [article.commentField, 'Well said.'];
    },
    text: commentFormCopy.withoutScript,
  },
  {
    name: 'the project form',
    path: '/blog',
    press: async (page) => {
      const inquiry = new InquiryDialog(page);
      await inquiry.launchButton.click();
      await inquiry.fill(VALID_INQUIRY);
      await inquiry.submitButton.click();
      return [inquiry.field('business'), VALID_INQUIRY.business];
    },
    text: inquiryCopy.withoutScript,
  },
  {
    name: 'the carousel',
    path: '/',
    press: async (page) => {
      await carouselOf(page).getByRole('button', { name: 'Next testimonial' }).click();
      return undefined;
    },
    text: homeCopy.testimonials.withoutScript,
  },
];

for (const [index, { name, path, press, text }] of PRESSES.entries())
  test(`without its script ${name} says so and loses nothing`, async ({ page }) => {
    await page.goto(path);
    const answer = ANSWERS[index % ANSWERS.length] ?? {};
    await page.route('**/_astro/*.js*', (route) => route.fulfill(answer));
    const [field, value] = (await press(page)) ?? [];
    await expect(page.getByRole('alert').filter({ hasText: text })).toBeVisible();
    await expect(page.locator('[aria-busy]')).toHaveCount(0);
    if (field && value) {
      await expect(field).toBeVisible();
      await expect(field).toHaveValue(value);
    }
  });

test('without the file of the toasts, their notices are shown plainly', async ({ page }) => {
  await page.route('**/Toaster.*', (route) => route.fulfill({ status: 404 }));
  await page.goto('/blog');
  const inquiry = new InquiryDialog(page);
  await inquiry.launchButton.click();
  await inquiry.fill(VALID_INQUIRY);
  await inquiry.submitButton.click();
  await expect(inquiry.dialog).toBeHidden();
  await expect(page.getByRole('alert')).toHaveText(inquiryCopy.success);
  await expect(page.getByRole('alert')).toBeInViewport();
});

test('the texts for pages without scripts say where to write', () => {
  for (const text of [chatScript, commentFormCopy, inquiryCopy].map((copy) => copy.withoutScript))
    expect(text).toContain(site.email);
});
