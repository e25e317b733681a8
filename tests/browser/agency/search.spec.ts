/** The search on the list of articles, which the agency has because of the number of its articles. */
import { expectNoFindings } from '../../support/accessibility-engines.ts';
import { italian, test } from '../../support/agency.ts';
import { expect, type Page } from '../../support/test.ts';

const { articles, getPath, strings } = italian;
const LIST_PATH = `.${getPath('/blog')}`;
const [first, other] = articles;

const fieldOn = (page: Page) => page.getByRole('searchbox', { name: strings.search.label });
const resultsOn = (page: Page) => page.locator('main search li');

test('a search loads on use and finds only pages of its language', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/pagefind/')) requests.push(request.url());
  });
  await page.goto(LIST_PATH, { waitUntil: 'networkidle' });
  expect(requests).toEqual([]);
  await page.getByRole('searchbox').press('End');
  await page.keyboard.type(`${other?.title}`);
  const result = resultsOn(page)
    .filter({ hasText: `${other?.title}` })
    .first();
  await expect(result).toContainText(strings.search.kinds.article);
  await expect(result.locator('mark').first()).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: /\d/ })).toBeVisible();
  await expect(page.locator('.page-cards')).toBeHidden();
  const inLanguage = requests.filter((url) => /fragment|index|wasm/.test(url));
  expect(inLanguage).not.toEqual([]);
  for (const path of inLanguage)
    expect(path).toMatch(new RegExp(`/(wasm\\.)?${italian.language}[._]`));
  await expectNoFindings(page, 'search', 'search');
});

test('the search does not find reading times', async ({ page }) => {
  await page.goto(LIST_PATH);
  await fieldOn(page).fill(`"${first?.readTime.replace(/^\d+ /, '')}"`);
  await expect(page.getByRole('status').filter({ hasText: /^0 / })).toBeVisible();
});

test('Back leads from a result to all results', async ({ page }) => {
  await page.goto(LIST_PATH);
  await fieldOn(page).fill(`${other?.title}`);
  const link = resultsOn(page).first().getByRole('link');
  await expect(link).toBeVisible();
  await page.keyboard.press('Tab');
  while (!(await link.evaluate((element) => element === document.activeElement)))
    await page.keyboard.press('Tab');
  await link.press('Enter');
  await expect(page.locator('main h1')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\?q=./);
  await expect(fieldOn(page)).toHaveValue(`${other?.title}`);
  await expect(resultsOn(page).first()).toBeVisible();
  await fieldOn(page).fill('');
  await expect(resultsOn(page)).toHaveCount(0);
  await expect(page.locator('.page-cards')).toBeVisible();
  await expect(page).not.toHaveURL(/\?/);
});

test.describe(() => {
  test.use({ provoked: /ERR_FAILED|pagefind/ });

  test('a search that did not load works at the next try', async ({ page }) => {
    await page.route('**/pagefind/*', (route) => route.abort());
    await page.goto(`${LIST_PATH}?q=${first?.id}`);
    await expect(page.getByText(strings.search.failed)).toBeVisible();
    await expect(page.locator('.page-cards')).toBeVisible();
    await page.unroute('**/pagefind/*');
    await fieldOn(page).fill(`${first?.title}`);
    await expect(resultsOn(page).first()).toContainText(`${first?.title}`);
  });
});
