/** The site with `analytics` and a connected form. Built once, by the worker that runs this file. */
import { chatScript, homeCopy, inquiryCopy, navigation } from '../support/content.ts';
import { serveCopy } from '../support/copy-server.ts';
import { startFormService } from '../support/form-service.ts';
import { collectTrouble } from '../support/page-trouble.ts';
import { test as base, expect, type Page, SLOWNESS, STILL } from '../support/test.ts';

const SCRIPT = 'https://stats.test/script.js';
const BOOKING = 'https://booking.test/talk';

/** A service that keeps what it is told in the page, and says what its own line of HTML was. */
const BODY = `const { domain } = document.currentScript.dataset;
  window.told = [domain];
  window.stats = { track(name) { told.push(name); fetch('https://stats.test/api', { method: 'POST', mode: 'no-cors' }); } };`;

const test = base.extend<object, { built: string }>({
  built: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from it
    async ({}, use) => {
      const service = await startFormService();
      const served = await serveCopy((copy) =>
        copy.set('site.yaml', {
          bookingUrl: BOOKING,
          forms: { inquiry: service.url, contact: service.url },
          analytics: {
            script: SCRIPT,
            attributes: { 'data-domain': 'acme.com' },
            event: 'stats.track',
          },
        }),
      );
      await use(served.url);
      served.close();
      service.close();
    },
    { scope: 'worker', timeout: 120_000 * SLOWNESS },
  ],
  baseURL: async ({ built }, use) => use(built),
});

test.use(STILL);
test.describe.configure({ mode: 'default' });

/** Answers in place of the service, and notes what it was asked for. */
async function watchService(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.context().route(/(stats|booking)\.test/, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: BODY });
  });
  return asked;
}

const told = (page: Page) => page.evaluate(() => (window as { told?: string[] }).told);

test('visits and four events are counted, under the policy and without cookies', async ({
  page,
}) => {
  const trouble = await collectTrouble(page);
  const asked = await watchService(page);
  await page.goto('./');
  await expect.poll(() => told(page)).toEqual(['acme.com']);
  expect(asked).toEqual([SCRIPT]);

  await page.getByRole('textbox', { name: chatScript.fieldLabel }).fill('Hello');
  await page.keyboard.press('Enter');
  await expect.poll(() => told(page)).toHaveLength(2);
  await page.locator(`a[href="${BOOKING}"]`).first().click();
  const contact = page.getByRole('form', { name: homeCopy.contact.form.title });
  for (const name of ['name', 'email', 'message'] as const)
    await contact.getByLabel(homeCopy.contact.form[name], { exact: true }).fill('anna@example.com');
  await contact.locator('[type="submit"]').click();
  await expect.poll(() => told(page)).toHaveLength(4);
  await page.getByRole('banner').getByRole('button', { name: navigation.header.launch }).click();
  const inquiry = page.locator('#inquiry form');
  const values = { name: 'Anna', email: 'a@b.com', phone: '+356 2123 4567', business: 'Shop' };
  for (const [name, value] of Object.entries(values))
    await inquiry
      .getByLabel(inquiryCopy.labels[name as keyof typeof values], { exact: true })
      .fill(value);
  await inquiry.locator('[type="submit"]').click();
  await expect
    .poll(() => told(page))
    .toEqual([
      'acme.com',
      'First chat message',
      'Consultation opened',
      'Contact form sent',
      'Project form sent',
    ]);
  expect(await page.context().cookies()).toEqual([]);
  expect(trouble).toEqual([]);
});

for (const [name, value] of [
  ['doNotTrack', '1'],
  ['globalPrivacyControl', true],
] as const) {
  test(`nothing is loaded for a visitor who says ${name}`, async ({ page }) => {
    const asked = await watchService(page);
    await page.addInitScript(([name, value]) => Object.defineProperty(navigator, name, { value }), [
      name,
      value,
    ] as const);
    await page.goto('./', { waitUntil: 'networkidle' });
    expect(asked).toEqual([]);
  });
}
